/** What spoken greetings are called, and what they say, in Portuguese beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'Com muito carinho',
    text: 'Feliz aniversário! Hoje o dia é todo seu. Que o bolo seja doce, que as velas brilhem e que o ano venha cheio de boas surpresas.',
  },
  'birthday-toast': {
    name: 'Um passarinho me contou',
    text: 'Um passarinho me contou que hoje é o seu aniversário. Então viva a risada, vivam os bons amigos e viva mais um ano maravilhoso. Feliz aniversário!',
  },
};
