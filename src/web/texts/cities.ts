import { listIn } from '#content/languages/lists.ts';
import { pageLanguage } from './page-language.ts';

export function citiesList() {
  return listIn(pageLanguage(), 'cities');
}
