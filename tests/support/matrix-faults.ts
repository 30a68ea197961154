import type { Request } from './matrix-requests.ts';
import { type Other, signedIn } from './matrix-world.ts';
import { type Rule, routeRules } from './route-rules.ts';
import type { ServedRoute } from './served-routes.ts';

const refusals = [202, 302, 400, 401, 403, 404, 405, 410, 415];

export function ruleOf({ pattern }: ServedRoute): Rule {
  return routeRules[pattern] ?? { for: 'owner' };
}

export interface Answered {
  readonly who: Other;
  readonly rule: Rule;
  readonly secrets: readonly string[];
  readonly status: number;
  readonly text: string;
}

/** What is wrong with an answer to somebody to whom the thing does not belong; null when nothing is. */
export function faultIn(sent: Request, { who, rule, secrets, status, text }: Answered): string | null {
  const place = `${sent.method} ${sent.path} as ${who}`;
  const leaked = secrets.find((secret) => text.includes(secret));
  if (leaked) return `${place} tells ${leaked}`;
  if (status >= 500) return `${place} answers ${status}`;
  const isClosed = rule.for === 'owner' || (rule.for === 'members' && !signedIn.includes(who));
  return isClosed && !refusals.includes(status) ? `${place} answers ${status}` : null;
}
