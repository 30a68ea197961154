import type { FaqCategory, FaqFacts } from '#content/faqs.ts';

const collection =
  'uma coleção escrita para este site, organizada em cinco tons (doce e carinhoso, divertido e brincalhão, formal e respeitoso, bênção e fé, poético e artístico) e vinte e quatro relações: do irmão à avó, passando por quem ensina.';

/** What people ask, and what is true of the product as it stands. */
export const faqCategories = ({ hasWishModel }: FaqFacts): readonly FaqCategory[] => [
  {
    id: 'getting-started',
    title: 'Primeiros passos',
    faqs: [
      {
        id: 'cost',
        question: 'Quanto custa?',
        answer: [
          'Nada. Não há versão paga, nem teste que acaba, nem marca d’água, nem anúncio, e nunca pedimos número de cartão de crédito. Todos os fundos, músicas e formatos são para todo mundo.',
        ],
      },
      {
        id: 'account',
        question: 'Preciso de uma conta?',
        answer: [
          'Para olhar, não: você pode passear pela [galeria](/gallery) e abrir todos os cartões que mandarem a você.',
          'Para fazer um cartão também não, a menos que quem mantém este site peça: na página de entrada há o botão “Continuar sem conta”. Nesse caso, este navegador abre seus cartões até 30 dias depois da sua última visita. Um link privado de edição os abre também depois disso e em outros aparelhos.',
          'Com uma conta, você encontra seus cartões em qualquer lugar e cabem mais deles. Para uma [conta grátis](/signup) bastam nome, e-mail e senha. Se este site estiver ligado ao Google ou ao Facebook, os botões deles também funcionam.',
        ],
      },
      {
        id: 'first-card',
        question: 'Como faço meu primeiro cartão?',
        answer: [
          'Escolha um modelo na [galeria](/gallery) ou comece com um cartão em branco no [Estúdio IA](/studio). Escreva os dois nomes, escolha a relação e o tom e fique com uma das nossas mensagens, ou escreva a sua. Depois mude o que quiser: fundo, cores, animação, fotos, som. Você vê o cartão enquanto ele fica pronto.',
          'Quando gostar, publique e mande o link.',
        ],
      },
      {
        id: 'drafts',
        question: 'Posso salvar um cartão e terminar depois?',
        answer: [
          'Pode. “Salvar rascunho” deixa o cartão no seu [painel](/dashboard), onde só você o vê. Volte quando quiser, mude o que for preciso e publique quando estiver pronto. Um cartão publicado também pode ser editado: depois de salvar as alterações, quem tem o link vê a versão nova. “Tirar do ar” fecha o link até você publicar de novo.',
        ],
      },
    ],
  },
  {
    id: 'ai-features',
    title: 'Recursos de IA',
    faqs: [
      {
        id: 'ai-wishes',
        question: 'As mensagens são escritas por uma inteligência artificial?',
        answer: hasWishModel
          ? [
              `Só se você pedir. “Gerar mensagem com IA” traz uma de ${collection} Se você escrever uma lembrança ou um jeito da pessoa acima do botão, ou apertar “Dizer de outro jeito” abaixo de uma mensagem, um modelo de linguagem que este site usa escreve uma para você. Primeiro você a vê; ela só vai para o cartão quando você aceita.`,
              'O modelo recebe o que você escreve ali, a relação, o tom e a mensagem a ser variada. Os nomes do cartão ficam aqui.',
            ]
          : [
              `Não, e preferimos dizer isso. O estúdio sugere mensagens de ${collection} Aperte o botão de novo e vem outra.`,
              'O que você escreve nunca é enviado a um serviço de IA.',
            ],
      },
      {
        id: 'own-words',
        question: 'Posso escrever minhas próprias palavras?',
        answer: [
          'Claro. Sua mensagem pode ter até 1000 caracteres, em qualquer alfabeto e com emojis. Ao escrever, você troca a mensagem sugerida; ao aceitar uma sugestão, troca o que escreveu. “Desfazer” traz de volta qualquer uma das duas.',
        ],
      },
    ],
  },
  {
    id: 'customization',
    title: 'Personalização',
    faqs: [
      {
        id: 'styles',
        question: 'Que estilos de cartão existem?',
        answer: [
          'Nove: 3D, realista, animado, minimalista, fofo, elegante, retrô, neon e colagem de fotos. Na [galeria](/gallery) há modelos prontos de todos.',
          'No estúdio você escolhe à vontade: 62 fundos, as cores do título, da mensagem e do remetente, e cinco animações (aparecer, subir, deslizar, crescer e girar).',
        ],
      },
      {
        id: 'photos',
        question: 'Posso colocar fotos em um cartão?',
        answer: [
          'Até seis: uma de quem faz aniversário, uma sua e mais quatro. Servem arquivos JPEG, PNG, WebP, AVIF e GIF de até 25 MB e 50 megapixels, e HEIC se o seu navegador conseguir ler. Dá para mover e aproximar a imagem dentro da moldura. O lugar e a hora em que a foto foi tirada são apagados do arquivo assim que ele chega.',
        ],
      },
      {
        id: 'sound',
        question: 'Um cartão pode ter música ou a minha voz?',
        answer: [
          'Pode, um som por cartão: uma das treze músicas, uma das duas saudações faladas, um arquivo de música seu (até 10 MB e cinco minutos) ou uma gravação do seu microfone de até dois minutos. Use só música que você possa compartilhar, por favor.',
        ],
      },
    ],
  },
  {
    id: 'sharing-export',
    title: 'Compartilhar e baixar',
    faqs: [
      {
        id: 'formats',
        question: 'Em que formatos posso baixar um cartão?',
        answer: [
          'PNG, JPG, MP4 e GIF. PNG e JPG são imagens paradas; MP4 é um vídeo com a animação e o som do cartão; GIF é uma animação sem som. Eles são feitos no seu próprio aparelho; se um navegador não consegue fazer vídeos, ele avisa. Para imprimir há um PDF, aberto ou para dobrar, em A4 ou Carta, e na página do cartão você pode guardá-lo inteiro em um arquivo HTML que abre sem internet. O PDF, o HTML e a imagem baixada na página do cartão são feitos pelo nosso servidor.',
        ],
      },
      {
        id: 'sharing',
        question: 'Como posso compartilhar um cartão?',
        answer: [
          'Por WhatsApp, Instagram, Facebook, X, e-mail, código QR e link copiado; há também Pinterest e YouTube. O Instagram e o YouTube não aceitam links de fora: você baixa a imagem ou o vídeo e publica lá.',
          'O e-mail ou o celular que você digita para compartilhar é usado só no seu navegador. Ele nunca chega a nós.',
          'Outras pessoas também podem assinar o cartão antes de ele abrir: “Pedir assinaturas” dá um link para a família, a turma ou o trabalho. Cada pessoa escreve um recado, com foto, voz ou desenho, se quiser, e pode mudá-lo até o cartão abrir; ninguém precisa de conta. Você vê quem assinou e quem falta, arruma os recados e imprime um livreto ou um pôster com todos.',
        ],
      },
      {
        id: 'receiver',
        question: 'Quem recebe precisa de conta ou de aplicativo?',
        answer: [
          'Não. O link abre em qualquer navegador e em qualquer celular enquanto você mantiver o cartão. Quem recebe encontra um envelope com o seu nome, abre, pode soprar as velas e responder com uma reação e umas palavras que só você lê. Você pode ocultar ou excluir uma resposta, ou não aceitar nenhuma. Se você excluir o cartão, o link diz que ele não existe mais. No seu painel você vê quantas vezes ele foi aberto, e nunca por quem.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Ajuda técnica',
    faqs: [
      {
        id: 'devices',
        question: 'Em que aparelhos funciona?',
        answer: [
          'Em celulares, tablets e computadores com uma versão atual do Chrome, Edge, Firefox, Safari ou Samsung Internet. Não há nada para instalar. Os cartões e as páginas de informação podem ser lidos até sem JavaScript; o estúdio precisa dele.',
        ],
      },
      {
        id: 'lost-work',
        question: 'A página fechou antes de eu salvar. Perdi meu cartão?',
        answer: [
          'É bem provável que não. O estúdio guarda o trabalho não salvo no seu navegador por até 60 dias. Abra o [estúdio](/studio) no mesmo navegador e com a mesma conta, e ele vai oferecer para continuar de onde você parou.',
        ],
      },
      {
        id: 'password',
        question: 'Esqueci minha senha. E agora?',
        answer: [
          'Digite seu e-mail na [página de entrada](/login) e aperte “Esqueceu a senha?”. Mandamos um link que funciona por uma hora. Se nenhum e-mail chegar, olhe a pasta de spam e, se também não estiver lá, [escreva para nós](/contact).',
        ],
      },
    ],
  },
  {
    id: 'privacy-security',
    title: 'Privacidade e segurança',
    faqs: [
      {
        id: 'who-sees',
        question: 'Quem pode ver meus cartões?',
        answer: [
          'Um rascunho, só você. Um cartão publicado, quem tem o link. Um cartão que você lacra até um dia e uma hora mostra até lá o envelope, os dois nomes e o dia, e nada mais. Não dá para adivinhar o link, e pedimos aos buscadores que não incluam os cartões. As fotos e os sons, quem pode abrir o cartão vê e ouve.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Posso levar meus dados ou excluir minha conta?',
        answer: [
          'As duas coisas, nos [ajustes do painel](/dashboard/settings). “Exportar meus dados” dá uma cópia de tudo o que você fez aqui. “Excluir a conta” apaga a conta com todos os cartões, fotos e sons; isso não pode ser desfeito.',
        ],
      },
      {
        id: 'tracking',
        question: 'Vocês me rastreiam ou vendem meus dados?',
        answer: [
          'Não. Não há anúncios, nem análise de uso, nem rastreamento, e nossas páginas não carregam nada de outras empresas. Os poucos [cookies](/cookies) servem para a sua sessão, as suas curtidas, o seu idioma e os avisos. O que guardamos e por quanto tempo está na [política de privacidade](/privacy), em palavras simples.',
        ],
      },
    ],
  },
];
