// npm run check: the fast part of the tests. Format, lint, types, imports, dead code, unit tests.
import { generate, install } from './setup.mjs';
import { checkSources, checkTypes, conclude, vitest } from './suites.mjs';

install();
generate();
conclude([...(await checkSources()), await checkTypes(), await vitest(['unit', 'storage'])]);
