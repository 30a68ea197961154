/*
 * Loaded into a process by `--import`: its clock runs ahead by so many milliseconds until the process is sent SIGUSR2, as
 * one that is set right.
 */
const now = Date.now;
let ahead = Number(process.env.CLOCK_AHEAD_MS);

Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead = 0;
});
