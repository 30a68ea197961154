import type { IncomingHttpHeaders } from 'node:http';

/** Who asks for a page, as the server sees it. */
export interface Visitor {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a request for a page is somebody who opens it: not a robot, nor a messenger that draws a preview of the
 * link, nor a browser that loads a page in advance. Browsers say so themselves since 2023; older ones, and sites
 * without https, are recognised by what programs leave out.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', 'sec-fetch-dest': target, 'sec-fetch-mode': mode } = headers;
  if (
    robots.test(agent) ||
    prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name])))
  ) {
    return false;
  }
  if (target !== undefined) return target === 'document' && (mode ?? 'navigate') === 'navigate';
  return agent.startsWith('Mozilla/') && Boolean(headers['accept-language']);
}

/** Whether a request by a script of our page is somebody who pressed a button there. */
export function isHumanRequest({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
  return !robots.test(agent);
}

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** A telephone is called Cubot; the names with a hyphen are Google's and Slack's readers, not their apps. */
const robots =
  /(?<!cu)bot\b|(?<!cu)bot-|crawl|spider|slurp|scan|monitor|headless|lighthouse|preview|facebookexternalhit|meta-external|whatsapp|google-|googleother|mediapartners|slack-|embedly|curl|wget|python|libwww|httpclient/i;
