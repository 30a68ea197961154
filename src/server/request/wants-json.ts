/** Whether whoever asks reads JSON and no page: our scripts say so where the same address also takes a form. */
export function wantsJson(accepted: string | null | undefined): boolean {
  const types = accepted?.toLowerCase() ?? '';
  return types.includes('application/json') && !types.includes('text/html');
}
