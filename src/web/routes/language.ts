import { redirect } from 'react-router';
import { pathIn } from '#content/languages/page-address.ts';
import { languageCookie } from '#server/request/request-language.ts';
import { getServices } from '../request/context.ts';
import { ownPath } from '../request/next-path.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import type { Route } from './+types/language';

export function loader() {
  return redirect('/');
}

/** Remembers which language a visitor chose, and shows the page that they were on in it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { languages, origin } = getServices(context).config;
  const form = await readForm(request);
  const language = languages.find((one) => one === form.language);
  const path = ownPath(form.path) ?? '/';
  if (!language) throw unknownButton();
  const cookie = languageCookie(language, origin.startsWith('https:'));
  return redirect(pathIn(language, path), { status: 303, headers: { 'set-cookie': cookie } });
}
