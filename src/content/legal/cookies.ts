import { imagesKey } from '../image-slots.ts';
import type { LegalFacts, LegalPage } from './legal-page.ts';

/** What browsers keep for this site, under the very names that browsers show. */
export function cookiePolicy({ isSecure, helpers, hasLanguages }: LegalFacts): LegalPage {
  const prefix = isSecure ? '__Host-' : '';
  return {
    title: 'Cookie Policy',
    description: 'Every cookie and everything else that this site keeps in your browser, by name.',
    summary: [
      'Our cookies keep you logged in, remember your language, which designs you like, a hint that you put away and that you read cards in large print, and carry a message from one page to the next. That is all.',
      'No advertising cookies, no analytics, no cookies of other companies.',
      'They are needed for what you ask for, so there is nothing to switch off but the account itself.',
    ],
    sections: [
      {
        id: 'cookies',
        title: 'Cookies',
        blocks: [
          'A cookie is a short note that your browser keeps for a site and shows it on your next visit. These are all of ours. Scripts cannot read them, and they are sent to this site only.',
          {
            table: {
              caption: 'Cookies',
              columns: ['Name', 'What for', 'How long'],
              isCode: true,
              rows: [
                [
                  `${prefix}bb.session_token`,
                  'Keeps you logged in',
                  'With “Remember me” 30 days from your last visit, else until you close the browser.',
                ],
                [
                  `${prefix}bb.dont_remember`,
                  'Remembers that you did not tick “Remember me”',
                  'Until you close the browser.',
                ],
                [
                  `${prefix}bb.device`,
                  'Shows that you logged in on this browser before, so that a stranger who guesses passwords cannot lock you out',
                  'One year.',
                ],
                [
                  `${prefix}bb.browser`,
                  'Recognises the browser in which you signed up, so that only there a click confirms your email address',
                  'Seven days.',
                ],
                [
                  `${prefix}bb.confirm`,
                  'Carries the link that confirms your address from your email to the page that asks for it',
                  'One hour.',
                ],
                [
                  `${prefix}bb.reset`,
                  'Carries the link for a new password from your email to the page that asks for it',
                  'One hour.',
                ],
                [
                  `${prefix}bb.next`,
                  'Remembers which page you were on your way to, while you open the link in our email',
                  'One hour.',
                ],
                ...(helpers.providers.length > 0
                  ? [
                      [
                        `${prefix}bb.state`,
                        `Makes sure that the answer of ${helpers.providers.join(' or ')} belongs to your login`,
                        'Ten minutes.',
                      ],
                    ]
                  : []),
                [
                  `${isSecure ? '__Secure-' : ''}bb.likes`,
                  'Remembers which designs you like, so that you count once and can take a like back. It is set when you press Like without an account',
                  '400 days.',
                ],
                [
                  `${isSecure ? '__Secure-' : ''}bb.notes`,
                  'Remembers what you wrote on the cards of others, so that you find it again. It is set when you sign a card',
                  '400 days.',
                ],
                [
                  `${prefix}bb.no-link-hint`,
                  'Remembers that, without an account, you do not want the hint about your private edit link',
                  'One year.',
                ],
                [
                  `${isSecure ? '__Secure-' : ''}bb.print`,
                  'Remembers that you read cards in large print. It is set when you press Large print',
                  '400 days.',
                ],
                [
                  `${prefix}bb_flash`,
                  'Carries a message such as “Message Sent!” to the next page',
                  'One minute.',
                ],
                ...(hasLanguages
                  ? [
                      [
                        `${prefix}bb_language`,
                        'Remembers the language in which you read this site',
                        'One year.',
                      ],
                    ]
                  : []),
              ],
            },
          },
          isSecure
            ? 'The beginning __Host- is a lock: browsers accept such a cookie from this very site over HTTPS only. __Secure- is the same lock for a cookie that goes to one part of the site. A copy of this site without HTTPS, as programmers use it, sets the same cookies without it (bb.session_token and so on).'
            : 'This copy of the site runs without HTTPS. Over HTTPS each name begins with __Host- (for example __Host-bb.session_token), which ties the cookie to this very site; bb.likes and bb.notes begin with __Secure-.',
        ],
      },
      {
        id: 'storage',
        title: 'What else the browser keeps',
        blocks: [
          'This stays on your device and is not sent to us:',
          {
            table: {
              caption: 'Storage of the browser',
              columns: ['Name', 'What for', 'How long'],
              isCode: true,
              rows: [
                [
                  'bb_email',
                  'The address that you typed to log in or sign up, so that you need not type it again on the next page',
                  'Until you leave these pages or close the tab.',
                ],
                ['bb_name', 'The name that you typed to sign up', 'As long as the address.'],
                ['bb_cookie_consent', 'Remembers that you pressed “Accept All”', 'Until you clear it.'],
                [
                  'bb_theme',
                  'Remembers whether you chose light or dark at the foot of the page',
                  'Until you clear it.',
                ],
                [
                  'bb_opened',
                  'Which cards you opened in this browser, so that you meet the card and not its envelope when you come back',
                  'Until you clear it, at most 100 cards.',
                ],
                [
                  'bb_favourites',
                  'The designs that you gave a star without being logged in',
                  'Until you move them to your account or clear it, at most 200 designs.',
                ],
                [
                  'bb_unsaved:…',
                  'A card that you have not saved yet, so that a closed tab loses nothing',
                  'Until you save or discard it. It goes when you open the studio and 60 days have passed since the studio first found it there.',
                ],
                ['bb_studio_hint', 'Remembers that you saw the hint in the studio', 'Until you clear it.'],
                ['bb_studio_help_key', 'Remembers that you switched off the ? key', 'Until you clear it.'],
                [
                  'bb_offline_user',
                  'The number of your account, so that the studio finds your unsaved cards without a network',
                  'Until you sign out.',
                ],
                [
                  'bloom',
                  'Under “Cache storage”, once you opened the studio: its code and fonts and a page that says that you are offline, so that it opens without a network. Nothing of yours',
                  'Until you clear it; replaced by each new version.',
                ],
                [
                  'bloom-shared',
                  'Under “Cache storage”, where the site is installed: what you shared with it (photos, sounds, words), until a card has it',
                  'Until you put it on a card, discard it or sign out; at most what you shared the last five times.',
                ],
                [
                  imagesKey,
                  'Pictures that you chose on the page for portraits, shown instead of ours',
                  'Until you reset them there.',
                ],
                [
                  'react-router-scroll-positions',
                  'How far you had scrolled, for the Back button',
                  'Until you close the tab.',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'choice',
        title: 'Your choice',
        blocks: [
          '“Accept All” at the top of the page hides that bar and changes nothing else, because there is nothing else to accept. You can look around without any cookie. You cannot stay logged in, or make cards without an account, without bb.session_token.',
          'You can delete cookies and stored data at any time in the settings of your browser. You are then signed out, and a card that was never saved is gone.',
        ],
      },
      {
        id: 'others',
        title: 'Cookies of others',
        blocks: [
          'There are none on our pages: fonts, pictures and songs all come from this site. When you follow a link or a share button to another site, that site has cookies of its own.',
          'What we store on the server, and your rights under GDPR, CCPA, CPRA and DORA, is in the [Privacy Policy](/privacy#laws).',
        ],
      },
    ],
  };
}
