import type { Message } from './mailer.ts';

interface Letter {
  readonly site: string;
  readonly kind: Message['kind'];
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  /** Paragraphs before and after the button. */
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/** Who gets a letter, and the address that its button opens. */
export interface LetterParts {
  /** The site's name. */
  readonly site: string;
  readonly to: string;
  /** The name the person gave; empty when there is none. */
  readonly name: string;
  readonly url: string;
}

/** After sign-up: the link proves that the address is the person's. */
export function verificationLetter({ site, to, name, url }: LetterParts): Message {
  return write({
    site,
    kind: 'verification',
    to,
    subject: `Confirm your email address for ${site}`,
    greeting: greet(name),
    before: [`Welcome to ${site}! One click, and we know that this address is yours.`],
    button: { label: 'Confirm my email address', url },
    after: [
      'The link works for one hour.',
      `If you did not sign up at ${site}, please ignore this email: nothing else will follow.`,
    ],
  });
}

/** Somebody signed up with an address that has an account: only its owner may learn that. */
export function existingAccountLetter({ site, to, name, url }: LetterParts): Message {
  return write({
    site,
    kind: 'existing-account',
    to,
    subject: `You already have a ${site} account`,
    greeting: greet(name),
    before: [
      'Someone just tried to sign up with this email address. If that was you: you already have an account, ' +
        'and your cards are waiting in it. Forgotten the password? The log-in page helps you to a new one.',
    ],
    button: { label: 'Log in', url },
    after: ['If it was not you, you can ignore this email. Nothing about your account has changed.'],
  });
}

/** The link lets its reader choose a new password. */
export function resetLetter({ site, to, name, url }: LetterParts): Message {
  return write({
    site,
    kind: 'reset',
    to,
    subject: `Choose a new password for ${site}`,
    greeting: greet(name),
    before: ['You asked for a new password. Choose it here:'],
    button: { label: 'Choose a new password', url },
    after: [
      'The link works once, for one hour. A new password signs you out everywhere else.',
      'If you did not ask for this, you can ignore this email: your password stays as it is.',
    ],
  });
}

/** By name only where it can be nothing else: a stranger could sign someone up and have us mail an advertisement. */
function greet(name: string): string {
  const isName = /^\p{L}(?:[\p{L}\p{M} '’.-]|\p{Join_Control})*$/u.test(name) && !/\.\S/.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}

function write(letter: Letter): Message {
  const { kind, to, subject } = letter;
  return { kind, to, subject, html: asHtml(letter), text: asText(letter) };
}

function asText({ site, greeting, before, button, after }: Letter): string {
  return [greeting, ...before, `${button.label}:\n${button.url}`, ...after, `${site}\n`].join('\n\n');
}

const ink = '#2b2118';
const cream = '#fff8ec';
const marigold = '#f5a524';

/** Tables and inline styles: mail programs know little else. No pictures, so nothing is fetched and nothing tells that it was read. */
function asHtml({ site, subject, greeting, before, button, after }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${toHtml(text)}</p>`;
  const font = "font-family:'Baloo 2',Nunito,'Trebuchet MS',Verdana,sans-serif";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${toHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${cream}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${cream}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;${font};font-size:22px;font-weight:700;color:${ink}">${toHtml(site)}</td></tr>
<tr><td style="background:#ffffff;border-top:6px solid ${marigold};border-radius:16px;padding:32px 28px;${font};font-size:17px;line-height:1.55;color:${ink}">
${paragraph(greeting)}
${before.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${toHtml(button.url)}" style="display:inline-block;background:${marigold};color:${ink};font-weight:700;text-decoration:none;padding:14px 26px;border-radius:999px">${toHtml(button.label)}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:14px;color:#6b5d4d">If the button does not work, copy this address into your browser:<br><a href="${toHtml(button.url)}" style="color:${ink};word-break:break-all">${toHtml(button.url)}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
