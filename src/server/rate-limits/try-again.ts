/** "Please try again in 5 minutes." `wait` in seconds is rounded up. */
export function tryAgain(wait: number): string {
  const minutes = Math.ceil(wait / 60);
  const time =
    minutes < 60
      ? amount(minutes, 'a minute', 'minutes')
      : amount(Math.ceil(minutes / 60), 'an hour', 'hours');
  return `Please try again in ${time}.`;
}

function amount(number: number, one: string, many: string): string {
  return number > 1 ? `${number} ${many}` : one;
}
