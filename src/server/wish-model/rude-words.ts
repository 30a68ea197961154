/**
 * Words that never belong on a birthday card. A model seldom writes one, and a wish that has one is dropped: a harmless
 * wish lost costs one press. Not a filter for what people write themselves.
 */
const stems = [
  'asshole',
  'bastard',
  'bitch',
  'bollock',
  'bullshit',
  'cock',
  'crap',
  'cunt',
  'damn',
  'dick',
  'dumbass',
  'faggot',
  'fuck',
  'goddamn',
  'idiot',
  'jackass',
  'moron',
  'motherfuck',
  'nigger',
  'penis',
  'piss',
  'porn',
  'prick',
  'pussy',
  'retard',
  'sexy',
  'shit',
  'slut',
  'stupid',
  'twat',
  'vagina',
  'wank',
  'whore',
  'suicide',
  'kill',
  'hate you',
];

const rude = new RegExp(`\\b(?:${stems.join('|')})(?:s|es|ed|er|ers|ing|head|y|ty)?\\b`, 'i');

export function isRude(text: string): boolean {
  return rude.test(text);
}
