// Loaded into the product with --import: its clock shows the time plus the milliseconds in the file CLOCK_OFFSET.
// What counts the passing of time (timers, performance.now) goes on undisturbed, as when a machine's clock is set.
import { readFileSync, watch } from 'node:fs';

const path = process.env.CLOCK_OFFSET;
const real = Date.now;
let offset = 0;

function read() {
  offset = Number(readFileSync(path, 'utf8')) || 0;
}

Date.now = () => real() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (Real, given, target) =>
    Reflect.construct(Real, given.length > 0 ? given : [real() + offset], target === Date ? Real : target),
});
read();
watch(path, read).unref();
