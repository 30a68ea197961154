import {
  type Celebrity,
  celebrities as englishCelebrities,
  leaders as englishLeaders,
  type Leader,
} from '#content/people.ts';

interface PersonText {
  readonly title: string;
  readonly wish: string;
}

/** By the English name; names are written in Portuguese as they are in English. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    title: 'Primeira-ministra da Nova Zelândia de 2017 a 2023',
    countryName: 'Nova Zelândia',
    wish: 'Que o seu dia tenha cheiro de mar e de pão saindo do forno, que ninguém tenha pressa e que caiba todo mundo na mesa.',
  },
  'Barack Obama': {
    title: '44º presidente dos Estados Unidos',
    countryName: 'Estados Unidos',
    wish: 'Um bom livro, uma velha amizade e uma tarde comprida na varanda: que o aniversário tenha os três, e uma música para fechar.',
  },
  'Ram Nath Kovind': {
    title: '14º presidente da Índia',
    countryName: 'Índia',
    wish: 'Que o ano se abra como o lótus na primeira luz: sereno, inteiro e um pouquinho mais dourado que o anterior.',
  },
  'Ellen Johnson Sirleaf': {
    title: 'Primeira mulher eleita presidente de um país africano',
    countryName: 'Libéria',
    wish: 'Que hoje a casa se encha do barulho dos netos, e que outra pessoa cuide da panela.',
  },
  'Ban Ki-moon': {
    title: 'Oitavo secretário-geral das Nações Unidas',
    countryName: 'Coreia do Sul',
    wish: 'Você já apertou muitas mãos. Que hoje sejam só abraços, e uma tigela bem quente de sopa de algas.',
  },
  'Mary Robinson': {
    title: 'Primeira mulher a presidir a Irlanda',
    countryName: 'Irlanda',
    wish: 'Uma luz na janela, água para o chá e um caminho verde pela frente: que cada passo do ano tenha gosto de volta para casa.',
  },
  'Laura Chinchilla': {
    title: 'Primeira mulher a presidir a Costa Rica',
    countryName: 'Costa Rica',
    wish: 'Que o seu dia seja verde como a serra depois da chuva, com café que não esfria e visita que não vai embora.',
  },
  Shakira: {
    title: 'Cantora colombiana, a de “Waka Waka” e de tanta dança desde então',
    wish: 'Que a música comece antes da hora e só pare quando o último primo tiver dançado.',
  },
  'Simone Biles': {
    title: 'Ginasta, campeã olímpica do individual geral em 2016 e 2024',
    wish: 'Hoje não precisa cravar a chegada. Caia no sofá mais macio da casa e deixe que os outros aplaudam.',
  },
  'Sachin Tendulkar': {
    title: 'Jogador de críquete, o primeiro a chegar a cem centenas internacionais',
    wish: 'Levante o taco mais uma vez, agora pelo bolo. E que a rua toda continue contando as suas corridas.',
  },
  'Tim Berners-Lee': {
    title: 'Inventor da World Wide Web',
    wish: 'Você deu a cada pessoa do mundo uma página. Esta, pequenininha, é sua, com gratidão e os melhores votos.',
  },
  'Malala Yousafzai': {
    title: 'Prêmio Nobel da Paz em 2014, autora de “Eu sou Malala”',
    wish: 'Uma criança, um professor, um livro e, hoje, um bolo. Que desta vez alguém leia a história para você.',
  },
  'Chimamanda Ngozi Adichie': {
    title: 'Autora de “Meio sol amarelo” e “Americanah”',
    wish: 'Que neste ano a primeira frase venha sozinha, e que a água do chá ferva bem no fim do capítulo.',
  },
  'Eliud Kipchoge': {
    title: 'Corredor, o primeiro a percorrer a distância da maratona em menos de duas horas',
    wish: 'Hoje não tem cronômetro. Ande devagar, com um chá na mão e a vila inteira em volta.',
  },
  'Viswanathan Anand': {
    title: 'Grande mestre de xadrez, cinco vezes campeão mundial',
    wish: 'Você sempre vê doze lances à frente, então finja surpresa quando a luz apagar e as velas entrarem.',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inPortuguese);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inPortuguese);

function inPortuguese<Person extends Leader | Celebrity>(person: Person): Person {
  const letters = person.bloom.initials.length > 1 ? 'as iniciais' : 'a inicial';
  return { ...person, ...texts[person.name], alt: `Uma flor com ${letters} de ${person.name}` };
}
