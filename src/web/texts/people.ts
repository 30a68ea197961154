import { listIn } from '#content/languages/lists.ts';
import { pageLanguage } from './page-language.ts';

export function peopleList() {
  return listIn(pageLanguage(), 'people');
}
