// npm run build: installs what is missing and builds what is stale, without starting.
import { prepare } from './setup.mjs';

prepare();
