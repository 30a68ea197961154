import type { Translation } from '../areas.ts';

/** What went wrong, and what to do next: refusals, notices and error pages. */
export const messages = {
  'load.home': 'Ir a la página de inicio',
  'load.dashboard.notice': 'Error al cargar las tarjetas',
  'load.dashboard.title': 'No pudimos cargar tus tarjetas',
  'load.dashboard.text':
    'Están a salvo; es solo que ahora mismo no podemos llegar a ellas. Vuelve a intentarlo dentro de un rato.',
  'load.profile.notice': 'Error al cargar el perfil',
  'load.profile.refusal': 'Error al actualizar el perfil',
  'load.profile.title': 'No pudimos cargar tu perfil',
  'load.settings.notice': 'Error al cargar los ajustes',
  'load.settings.refusal': 'Eso no funcionó',
  'load.settings.title': 'No pudimos cargar tus ajustes',
  'load.settings.text': 'No se cambió nada. Vuelve a intentarlo dentro de un rato.',
  'load.studio.notice': 'Error al cargar la tarjeta',
  'load.studio.title': 'El estudio no se abrió',
  'load.studio.text':
    'Tus tarjetas están a salvo, y también lo que hiciste en este navegador. Vuelve a intentarlo dentro de un rato.',
  'load.studio.cards': 'Ir a tus tarjetas',
  'load.card.notice': 'Error: no se pudo cargar la tarjeta',
  'load.card.title': 'No pudimos cargar esta tarjeta',
  'load.safe':
    'Está a salvo; es solo que ahora mismo no podemos llegar a ella. Vuelve a intentarlo dentro de un rato.',
} satisfies Translation<'errors'>;
