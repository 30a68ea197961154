/** The pages that are there for everyone; true when all who have no session see the same. Cards are their senders' and receivers' own. */
const sameForAll: Readonly<Record<string, boolean>> = {
  '/': true,
  '/gallery': true,
  '/discover': true,
  '/about': true,
  '/contact': false,
  '/faqs': true,
  '/video-tutorials': true,
  '/signup': false,
  '/login': false,
  '/privacy': true,
  '/terms': true,
  '/refund': true,
  '/cookies': true,
  '/dmca': true,
};

/** Their paths. */
export const publicPages: readonly string[] = Object.keys(sameForAll);

/** Whether whoever asks for the page without a session, and without anything in its query, is shown the same. */
export function isSameForAll(path: string): boolean {
  return sameForAll[path] === true;
}
