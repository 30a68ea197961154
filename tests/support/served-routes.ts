import { accountPaths } from '#server/auth/account-requests.ts';
import { addresses, isBeforeRouter, routeOf } from '#server/routes.ts';

/** An address of the product. */
export interface ServedRoute {
  /** `/card/:id`; `*` stands for the rest. */
  readonly pattern: string;
  /** Pages and what they are made of can be asked for their data alone, at the address with `.data`. */
  readonly hasData: boolean;
}

/** Everything that the built product answers: its table of addresses, and the accounts. */
export const servedRoutes: readonly ServedRoute[] = [
  ...addresses
    .filter((address) => !routeOf(address).isForDevelopment)
    .map((address) => ({ pattern: address, hasData: !isBeforeRouter(address) })),
  ...accountPaths.map((path) => ({ pattern: `/api/auth${path}`, hasData: false })),
];
