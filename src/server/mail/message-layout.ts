import { type Language, languages } from '#content/languages/languages.ts';
import { prefixOf } from '#content/languages/page-address.ts';
import { textIn } from '#content/languages/text-in.ts';
import { htmlText } from '#std/html-text.ts';

/** The parts of a message. All of them are plain text. */
export interface MessageContent {
  readonly language: Language;
  readonly site: string;
  readonly origin: string;
  readonly subject: string;
  /** Mail programs show it beside the subject in their lists. */
  readonly preview: string;
  readonly title: string;
  /** Paragraphs. */
  readonly before: readonly string[];
  /** What somebody else wrote, normalised; may have several lines. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
  /** Why the reader gets it, and what to do when it was not meant for them. */
  readonly reason: string;
  /** It has no link but its button's: mail that nobody asked for must not advertise. */
  readonly hasOneLink?: boolean;
}

/** The message as HTML and as plain text. */
export function layOut(content: MessageContent): { readonly html: string; readonly text: string } {
  const home = content.origin + prefixOf(content.language);
  return { html: asHtml(content, home), text: asText(content, home) };
}

function asText(content: MessageContent, home: string): string {
  const { site, before, quote, button, after, reason, hasOneLink } = content;
  const parts = [
    ...before,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    hasOneLink ? site : `${site}\n${home}`,
    reason,
  ];
  return `${parts.join('\n\n')}\n`;
}

/* The colours of src/web/styles/tokens.css. */
const light = {
  paper: '#fff8ec',
  sheet: '#fffdf9',
  line: '#ead7b5',
  ink: '#2c2018',
  soft: '#5c4a3a',
  quote: '#fbecd0',
};
const dark = {
  paper: '#1e1712',
  sheet: '#2b211a',
  line: '#4d3c2e',
  ink: '#fbecd0',
  soft: '#d3bfa4',
  quote: '#3a2d23',
};
const marigold = '#f8b430';
const coral = '#ee6c57';
const leaf = '#7fb069';
const ribbon = [coral, marigold, leaf, coral, marigold, leaf, coral];

const font = "font-family:'Baloo 2','Nunito','Trebuchet MS','Segoe UI',Verdana,sans-serif";

/**
 * Mail programs support little more than tables and inline styles; the style sheet is for those with a dark mode. There
 * are no pictures, so nothing is fetched and nobody learns that the message was read.
 */
function asHtml(content: MessageContent, home: string): string {
  const { language, site, subject, preview, title, before, quote, button, after, reason, hasOneLink } =
    content;
  const bloom = `<span style="color:${coral}">&#10047;</span> ${htmlText(site)}`;
  const look = `style="color:${light.ink};text-decoration:none;font-size:24px;font-weight:700;line-height:1.2"`;
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${htmlText(subject)}</title>
${darkStyle}
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${htmlText(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}">
<tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${font}">
<tr><td style="padding:0 8px 14px">${hasOneLink ? `<span class="ink" ${look}>${bloom}</span>` : `<a href="${htmlText(home)}" class="ink" ${look}>${bloom}</a>`}</td></tr>
<tr><td class="sheet" style="background:${light.sheet};border:2px solid ${light.line};border-radius:20px;overflow:hidden">
${ribbonRow}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="ink" style="padding:28px 28px 14px;font-size:17px;line-height:1.55;color:${light.ink}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700">${htmlText(title)}</h1>
${before.map(paragraph).join('\n')}
${quote === undefined ? '' : quoted(quote)}
${button ? bigButton(button) : ''}
${after.map(paragraph).join('\n')}
${button ? spareAddress(button.url, textIn(language, 'mail')('spareAddress')) : ''}
</td></tr>
</table>
</td></tr>
<tr><td class="soft" style="padding:18px 12px 0;font-size:14px;line-height:1.5;color:${light.soft}">
<p style="margin:0 0 8px">${htmlText(reason)}</p>
${hasOneLink ? '' : `<p style="margin:0"><a href="${htmlText(home)}" class="soft" style="color:${light.soft}">${htmlText(new URL(home).host)}</a></p>`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const darkStyle = `<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
.paper { background: ${dark.paper} !important; }
.sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important; }
.quote { background: ${dark.quote} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
}
</style>`;

/** The coloured band at the top. */
const ribbonRow = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${ribbon
  .map(
    (color) =>
      `<td height="8" style="height:8px;line-height:8px;font-size:0;background:${color}">&nbsp;</td>`,
  )
  .join('')}</tr></table>`;

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${htmlText(text)}</p>`;
}

function quoted(text: string): string {
  const lines = htmlText(text).replaceAll('\n', '<br>');
  return `<div dir="auto" class="quote" style="margin:0 0 16px;padding:16px 18px;border-left:6px solid ${marigold};border-radius:10px;background:${light.quote};overflow-wrap:anywhere;word-break:break-word">${lines}</div>`;
}

function bigButton({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:${marigold};border-bottom:3px solid #c77f0a"><a href="${htmlText(url)}" style="display:inline-block;padding:14px 28px;font-size:18px;line-height:1.25;font-weight:700;color:${light.ink};text-decoration:none">${htmlText(label)}</a></td></tr></table>`;
}

function spareAddress(url: string, words: string): string {
  return `<p class="soft" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${light.soft}">${htmlText(words)}<br><a href="${htmlText(url)}" class="soft" style="color:${light.soft};word-break:break-all">${htmlText(url)}</a></p>`;
}
