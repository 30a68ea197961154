/** What spoken greetings are called, and what they say, in Spanish beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'Con mucho cariño',
    text: '¡Feliz cumpleaños! Hoy el día es todo tuyo. Que tu pastel sea dulce, que tus velas brillen y que el año te llegue lleno de buenas sorpresas.',
  },
  'birthday-toast': {
    name: 'Un pajarito me contó',
    text: 'Un pajarito me contó que hoy es tu cumpleaños. Así que va por ti: por la risa, por los buenos amigos y por otro año maravilloso. ¡Feliz cumpleaños!',
  },
};
