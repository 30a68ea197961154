/** Mail that the site sends. `site` is its name. */
export const messages = {
  hello: 'Hello,',
  'hello.name': 'Hello {name},',
  spareAddress: 'If the button does not work, copy this address into your browser:',
  confirm: 'Confirm my email address',
  'verification.subject': 'Confirm your email address for {site}',
  'verification.preview': 'Two clicks, and your account is ready.',
  'verification.title': 'Welcome, and happy card making!',
  'verification.reason':
    'You get this email because somebody signed up at {site} with this address. If it was not you, please ignore it: as long as you do not confirm it, the address is not used for anything else.',
  'verification.before1': 'You have signed up at {site}. Please confirm that this address is yours.',
  'verification.before2':
    'In the browser in which you signed up, that is all. In any other browser you choose a new password. The one from the sign-up ends then, and its name, picture and website are removed: so the account is yours alone, whoever typed your address.',
  'verification.after': 'The link works for one hour. After that, ask for a new one on the log-in page.',
  'confirmSignIn.subject': 'Confirm that you log in to {site} with {provider}',
  'confirmSignIn.preview': 'Open it in the browser in which you came from {provider}.',
  'confirmSignIn.title': 'One more step',
  'confirmSignIn.reason':
    'You get this email because somebody came to {site} with a {provider} account that has this address. If it was not you, please ignore it: nothing is made, and nobody gets in.',
  'confirmSignIn.before1':
    'You came to {site} with your {provider} account. {provider} does not tell us whether this address is yours, so please confirm it.',
  'confirmSignIn.before2':
    'Open the link in the browser in which you came from {provider}. From then on that account opens your cards here, and whatever was never confirmed opens them no more.',
  'confirmSignIn.after':
    'The link works for one hour. After that, press the {provider} button once more for a new one.',
  'existingAccount.subject': 'You already have a {site} account',
  'existingAccount.preview': 'Your cards are waiting for you.',
  'existingAccount.title': 'You are one of us already',
  'existingAccount.label': 'Log in',
  'existingAccount.reason':
    'You get this email because somebody typed this address on the sign-up page of {site}. If it was not you, please ignore it: nothing about your account has changed.',
  'existingAccount.before':
    'Someone just tried to sign up with this email address. If that was you: you already have an account, and your cards are waiting in it.',
  'existingAccount.after': 'Forgotten the password? The log-in page helps you to a new one.',
  'reset.subject': 'Choose a new password for {site}',
  'reset.preview': 'The link works once, for one hour.',
  'reset.title': 'A fresh start',
  'reset.label': 'Choose a new password',
  'reset.reason':
    'You get this email because somebody asked {site} for a new password for this address. If it was not you, please ignore it: your password stays as it is.',
  'reset.before': 'You asked for a new password. One click, and you choose it.',
  'reset.after': 'The link works once, for one hour. A new password signs you out everywhere.',
  'takenOver.subject': 'You now log in to {site} with {provider}',
  'takenOver.preview': 'The account with your address is yours alone.',
  'takenOver.title': 'Your account, and yours alone',
  'takenOver.label': 'See my cards',
  'takenOver.reason':
    'You get this email because somebody logged in to {site} with the {provider} account of this address.',
  'takenOver.before':
    'You logged in with {provider}, and so we know that this address is yours. The account with it could also be opened by something that nobody had ever confirmed, such as an old password. It is yours alone now: what was never confirmed no longer works, and every device that came in by it is signed out.',
  'takenOver.after1':
    'If you find cards there that are not yours, somebody else had signed up with your address. Please delete them.',
  'takenOver.after2': 'For a password of your own, choose “Forgot password?” on the log-in page.',
  'test.subject': 'A test mail of {site}',
  'test.preview': 'Mail works.',
  'test.title': 'Mail works',
  'test.label': 'Go to the site',
  'test.reason': 'You get this email because an operator of {site} typed this address.',
  'test.before': 'This mail was sent by the operator of {site} to see whether mail arrives. It has.',
  'test.after': 'There is nothing to do.',
  'contact.subject': '{topic}: a message from {name}',
  'contact.after': 'Answer this email, and {name} gets your answer.',
  'contact.reason':
    'You get this email because it was sent through the contact page of {site}, and this is the site’s address.',
  'contact.before': '{name} <{email}> wrote:',
  'reply.subject': '{count, plural, one {An answer to your card} other {# new answers to your cards}}',
  'reply.subject.for':
    '{count, plural, one {An answer to your card for {name}} other {# new answers to your cards}}',
  'reply.preview': 'Somebody opened your card and answered.',
  'reply.title': '{count, plural, one {You have an answer} other {You have answers}}',
  'reply.before':
    '{count, plural, one {Somebody opened your card and answered.} other {There are # new answers to your cards, the newest to your card.}}',
  'reply.before.for':
    '{count, plural, one {Somebody opened your card for {name} and answered.} other {There are # new answers to your cards, the newest to your card for {name}.}}',
  'reply.label': 'Read it',
  'reply.after': 'To get no more mail about answers, open this address:',
  'reply.reason':
    'You get this email because you published a card at {site}. It comes at most once an hour, and only when somebody answered.',
  'report.subject.card': 'A report of a card: {reason}',
  'report.subject.design': 'A report of a design: {reason}',
  'report.preview': 'Nothing was added to it.',
  'report.title': 'Somebody reported a card',
  'report.before.card': 'A card was reported:',
  'report.before.design': 'The design “{design}” was reported:',
  'report.look.card': 'Look at the card',
  'report.look.design': 'Look at the design',
  'report.hide': 'To hide it from everybody but its owner: {command}',
  'report.after': 'Who reported it is not in this email and is not told to anybody.',
  'report.reason':
    'You get this email because somebody pressed “Report” on {site}, and this is the site’s address.',
} as const;
