import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { stored } from './stored.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What is stored, why, until when, and how its owner gets it out or away. */
export function privacyPolicy(facts: LegalFacts): LegalPage {
  const { site, host } = facts;
  return {
    title: 'Política de privacidade',
    description: 'O que guardamos, para quê, por quanto tempo, e como você pode levar ou excluir tudo.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Guardamos o que você nos dá para fazer cartões, e nada sobre com quem você os compartilha.',
      'Sem anúncios, sem análise de uso, sem rastreamento. Nossas páginas não carregam nada de outras empresas.',
      'Você pode exportar tudo e excluir a sua conta sem pedir a ninguém, a qualquer momento.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Quem responde',
        blocks: [
          `${site.name}, em ${host}, é mantido por pessoas com quem você pode falar (${site.location}). Para tudo o que esta página diz, escreva para [${site.email}](mailto:${site.email}) ou use o [formulário de contato](/contact). Quem responde é uma pessoa.`,
        ],
      },
      {
        id: 'what',
        title: 'O que guardamos, para quê e por quanto tempo',
        blocks: [
          'Quem só vem olhar não nos dá nada para guardar. Quando você cria uma conta, faz cartões sem ela, assina um cartão, responde a ele ou o denuncia, curte um modelo ou nos escreve, guardamos o que isso exige. Isto é tudo o que guardamos sobre as pessoas:',
          { table: stored },
          'Quando você exclui um cartão, a página dele passa a dizer “Cartão não encontrado”. O endereço é lembrado sem nada do conteúdo, para que nunca seja dado a outro cartão.',
          'O que é apagado depois de um prazo é limpo uma vez por hora, então pode ficar até uma hora a mais.',
        ],
      },
      { id: 'photos', title: 'Fotos, sons e as palavras de um cartão', blocks: wordsAndFiles(facts) },
      { id: 'sharing', title: 'Quem pode ver', blocks: [{ points: whoSees }] },
      { id: 'others', title: 'Quem mais recebe dados', blocks: othersOf(facts) },
      {
        id: 'logs',
        title: 'O que o servidor registra',
        blocks: [
          'Para cada pedido o servidor escreve uma linha: hora, tipo de pedido, página, resposta e duração. Ficam de fora os endereços de cartões e arquivos, o seu endereço IP, os cookies e tudo o que você escreveu.',
          'O seu endereço IP é usado enquanto um pedido é respondido e fica guardado em um só lugar: junto com a sua entrada na conta, para que você distinga a de um estranho da sua. As denúncias de visitantes, as respostas a cartões e os contadores que freiam quem adivinha senhas o guardam como código embaralhado; os contadores, por no máximo um dia.',
          'Para contar uma vez, e não dez, quem lê um cartão, o servidor guarda na memória uma marca embaralhada por algumas horas. Ela nunca é gravada em disco e não diz quem você é.',
        ],
      },
      { id: 'rights', title: 'Seus direitos e como usá-los', blocks: rights },
      { id: 'laws', title: 'GDPR, CCPA, CPRA e DORA', blocks: laws },
      {
        id: 'children',
        title: 'Menores de idade',
        blocks: [
          'Qualquer pessoa pode olhar cartões. Se você tem menos de 16 anos, crie uma conta junto com sua mãe, seu pai ou a pessoa responsável por você.',
        ],
      },
      {
        id: 'changes',
        title: 'Mudanças',
        blocks: [
          'Quando o programa passa a guardar algo novo, esta página diz isso no mesmo dia. “Última atualização” é o dia da primeira edição e não muda; a linha abaixo diz quando o texto foi alterado pela última vez. O que os navegadores guardam está na [política de cookies](/cookies).',
        ],
      },
    ],
  };
}

function wordsAndFiles({ helpers }: LegalFacts): readonly LegalBlock[] {
  return [
    'Quando uma foto chega, guardamos uma cópia nova sem o lugar, a hora e a câmera que o celular escreve no arquivo. Do mesmo modo, tiramos as etiquetas dos sons.',
    'Um cartão pode contar algo sobre quem vai recebê-lo. Coloque só o que essa pessoa gostaria de ver ali, e peça licença antes de usar a foto de alguém.',
    helpers.wishModel
      ? 'As mensagens vêm de uma coleção no nosso próprio servidor. Só quando você pede uma a partir de uma lembrança ou de um jeito da pessoa, ou uma variação, ela é escrita por um modelo de linguagem: ele recebe o que você escreveu ali, a relação, o tom e a mensagem a ser variada, nunca os nomes do cartão.'
      : 'As mensagens vêm de uma coleção no nosso próprio servidor. Nada do que você escreve é enviado a uma inteligência artificial.',
  ];
}

const whoSees = [
  'Um rascunho, só você vê.',
  'Um cartão lacrado mostra o envelope, os dois nomes e o dia em que abre a quem tem o link, e nada mais antes desse dia.',
  'Um cartão publicado pode ser visto por quem tem o link. Não dá para adivinhar o link, e pedimos aos buscadores que deixem os cartões de fora.',
  'O e-mail e o celular que você digita para compartilhar ficam no seu navegador. Eles vão para o seu próprio programa de e-mail ou para o WhatsApp, nunca para nós.',
  'Quando você aperta um botão do WhatsApp, Facebook, X ou Pinterest, o seu navegador abre a página deles, e lá valem as regras deles. Até esse momento, nada é enviado a eles.',
] as const;

const rights: readonly LegalBlock[] = [
  {
    points: [
      'Ver e levar: “Exportar meus dados”, nos [ajustes do painel](/dashboard/settings), entrega tudo em um arquivo.',
      'Corrigir: o seu nome, a sua foto e o seu site, no [perfil](/profile); os seus cartões, no estúdio.',
      'Excluir: cartões um a um, no painel; a conta inteira, com “Excluir a conta”, nos ajustes. Um cartão excluído some na hora para os outros, e você pode recuperá-lo por dois minutos. Uma conta excluída não pode ser recuperada.',
      'Opor-se, limitar ou perguntar: [escreva para nós](/contact). Respondemos em até 24 horas em dias úteis e fazemos o que você pede em no máximo um mês.',
    ],
  },
  'Se mantemos cópias do banco de dados para o caso de perda, o que você excluiu some delas quando a cópia é substituída.',
];

const laws: readonly LegalBlock[] = [
  'GDPR (União Europeia; em português também RGPD). Tratamos a sua conta e os seus cartões porque você nos pediu para fazê-los (artigo 6º, item 1, alínea b), e os poucos registros de segurança porque um site com contas precisa se proteger (artigo 6º, item 1, alínea f). Você tem os direitos dos artigos 15 a 21, que a seção anterior põe em prática, e pode reclamar à autoridade de proteção de dados do seu país. No Brasil vale também a LGPD (Lei Geral de Proteção de Dados): tratamos a sua conta e os seus cartões para fazer o que você pediu (artigo 7º, inciso V), e os registros de segurança por legítimo interesse (artigo 7º, inciso IX); os direitos do artigo 18 se exercem da mesma forma, e a autoridade é a ANPD.',
  'CCPA e CPRA (Califórnia). Não vendemos nem compartilhamos informações pessoais, não as usamos para publicidade e não traçamos nenhum perfil seu. Você pode ver, corrigir, excluir e levar o que temos, e pedir isso nunca piora o modo como tratamos você. Esses direitos valem aqui para todo mundo, more onde morar.',
  'DORA (União Europeia) é uma lei sobre a resiliência digital de bancos, seguradoras e das empresas que prestam serviços a eles. Não somos nada disso, então ela não se aplica a nós. O que ela busca, porém, vale a pena: o que está guardado sobrevive a uma queda do servidor, e isso é testado provocando uma; o banco de dados pode ser copiado enquanto funciona; e se os seus dados um dia se perderem ou forem vistos por outros, contamos a você sem demora.',
];

function othersOf({
  helpers: { mailServer, fileStore, wishModel, providers },
}: LegalFacts): readonly LegalBlock[] {
  const points = [
    mailServer
      ? 'O servidor de e-mail que entrega as nossas mensagens recebe o seu e-mail e a mensagem.'
      : 'Esta cópia do site não tem servidor de e-mail: as mensagens ficam em uma pasta que só quem a administra lê.',
    ...(fileStore
      ? [
          'As fotos e os sons ficam em um armazenamento de arquivos que alugamos. Ele os guarda para nós e não pode usá-los para mais nada.',
        ]
      : []),
    ...(wishModel
      ? [
          'O modelo de linguagem que escreve mensagens recebe o que você escreve para isso, quando pede uma, sem os nomes do cartão e sem a sua conta.',
        ]
      : []),
    ...(providers.length > 0
      ? [
          `Se você decidir entrar com ${providers.join(' ou ')}, o seu navegador vai à página deles, e recebemos o seu nome, o seu e-mail e o número da sua conta lá. Se não decidir, nada é enviado.`,
        ]
      : []),
    'As autoridades, só quando a lei não nos deixa escolha.',
  ];
  const isAlone = !mailServer && !fileStore && !wishModel && providers.length === 0;
  return [
    isAlone
      ? 'Ninguém. O banco de dados, os arquivos e os e-mails ficam no nosso próprio servidor, e não damos nem vendemos nada a ninguém.'
      : 'Não vendemos nada a ninguém. Quem recebe algo recebe só o que a sua parte exige:',
    { points },
  ];
}
