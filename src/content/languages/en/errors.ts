/** What went wrong, and what to do next: refusals, notices and error pages. */
export const messages = {
  'load.home': 'Go to the home page',
  'load.dashboard.notice': 'Error fetching cards',
  'load.dashboard.title': 'We could not load your cards',
  'load.dashboard.text':
    'They are safe; we just cannot reach them at this moment. Please try again in a little while.',
  'load.profile.notice': 'Error loading profile',
  'load.profile.refusal': 'Error updating profile',
  'load.profile.title': 'We could not load your profile',
  'load.settings.notice': 'Error loading settings',
  'load.settings.refusal': 'That did not work',
  'load.settings.title': 'We could not load your settings',
  'load.settings.text': 'Nothing was changed. Please try again in a little while.',
  'load.studio.notice': 'Error loading card',
  'load.studio.title': 'The studio did not open',
  'load.studio.text':
    'Your cards are safe, and so is what you made in this browser. Please try again in a little while.',
  'load.studio.cards': 'Go to your cards',
  'load.card.notice': 'Error: Could not load the card',
  'load.card.title': 'We could not load this card',
  'load.safe': 'It is safe; we just cannot reach it at this moment. Please try again in a little while.',
} as const;
