/** What spoken greetings are called, and what they say, in French beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'Avec tendresse',
    text: 'Joyeux anniversaire ! Aujourd’hui, tout tourne autour de toi. Que le gâteau soit bon, que les bougies brillent et que l’année soit pleine de belles surprises.',
  },
  'birthday-toast': {
    name: 'Mon petit doigt m’a dit',
    text: 'Mon petit doigt m’a dit que c’était ton anniversaire. Alors vive le rire, vivent les bons amis, et vive cette nouvelle année. Joyeux anniversaire !',
  },
};
