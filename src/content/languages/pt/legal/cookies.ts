import { imagesKey } from '#content/image-slots.ts';
import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

const oneHour = 'Uma hora.';
const untilBrowserCloses = 'Até você fechar o navegador.';
const untilCleared = 'Até você apagar.';
const columns = ['Nome', 'Para quê', 'Quanto dura'] as const;

/** What browsers keep for this site, under the very names that browsers show. */
export function cookiePolicy(facts: LegalFacts): LegalPage {
  return {
    title: 'Política de cookies',
    description: 'Todos os cookies e tudo o mais que este site guarda no seu navegador, pelo nome.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Nossos cookies mantêm sua sessão aberta, lembram o seu idioma, os modelos que você curte, a dica que você dispensou e que você lê os cartões em letra grande, e levam um aviso de uma página à seguinte. É só isso.',
      'Sem cookies de publicidade, sem análise de uso, sem cookies de outras empresas.',
      'Eles são necessários para o que você pede, então não há o que desligar, a não ser a própria conta.',
    ],
    sections: [
      { id: 'cookies', title: 'Cookies', blocks: cookieBlocks(facts) },
      {
        id: 'storage',
        title: 'O que mais o navegador guarda',
        blocks: ['Isto fica no seu aparelho e não é enviado a nós:', { table: storage }],
      },
      {
        id: 'choice',
        title: 'Você decide',
        blocks: [
          '“Aceitar tudo”, no alto da página, esconde essa barra e não muda mais nada, porque não há mais nada a aceitar. Você pode olhar o site sem nenhum cookie. O que não pode é manter a sessão aberta, nem fazer cartões sem conta, sem bb.session_token.',
          'Você pode apagar os cookies e os dados guardados a qualquer momento nas configurações do seu navegador. Aí sua sessão termina, e um cartão que nunca foi salvo se perde.',
        ],
      },
      {
        id: 'others',
        title: 'Cookies de outros',
        blocks: [
          'Nas nossas páginas não há nenhum: as fontes, as imagens e as músicas vêm deste site. Quando você segue um link ou um botão de compartilhar para outro site, esse site tem os cookies dele.',
          'O que guardamos no servidor, e os seus direitos segundo GDPR, CCPA, CPRA e DORA, está na [política de privacidade](/privacy#laws).',
        ],
      },
    ],
  };
}

function cookieBlocks({ isSecure, helpers, hasLanguages }: LegalFacts): readonly LegalBlock[] {
  const prefix = isSecure ? '__Host-' : '';
  const state = [
    `${prefix}bb.state`,
    `Confere se a resposta de ${helpers.providers.join(' ou ')} corresponde à sua entrada`,
    'Dez minutos.',
  ];
  const rows = [
    [
      `${prefix}bb.session_token`,
      'Mantém sua sessão aberta',
      'Com “Lembrar de mim”, 30 dias desde a sua última visita; sem isso, até você fechar o navegador.',
    ],
    [`${prefix}bb.dont_remember`, 'Lembra que você não marcou “Lembrar de mim”', untilBrowserCloses],
    [
      `${prefix}bb.device`,
      'Mostra que você já entrou neste navegador, para que um estranho que tenta senhas não deixe você de fora',
      'Um ano.',
    ],
    [
      `${prefix}bb.browser`,
      'Reconhece o navegador em que você criou a conta, para que só nele um clique baste para confirmar o seu e-mail',
      'Sete dias.',
    ],
    [
      `${prefix}bb.confirm`,
      'Leva o link que confirma o seu endereço do seu e-mail até a página que o pede',
      oneHour,
    ],
    [`${prefix}bb.reset`, 'Leva o link para uma senha nova do seu e-mail até a página que o pede', oneHour],
    [`${prefix}bb.next`, 'Lembra a que página você ia enquanto abre o link do nosso e-mail', oneHour],
    ...(helpers.providers.length > 0 ? [state] : []),
    [
      `${isSecure ? '__Secure-' : ''}bb.likes`,
      'Lembra que modelos você curte, para que você conte uma única vez e possa desfazer uma curtida. É criado quando você aperta “Curtir” sem ter conta',
      '400 dias.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.notes`,
      'Lembra o que você escreveu em cartões de outras pessoas, para você encontrar de novo. É criado quando você assina um cartão',
      '400 dias.',
    ],
    [
      `${prefix}bb.no-link-hint`,
      'Sem conta: lembra que você não quer a dica sobre o seu link privado de edição',
      'Um ano.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.print`,
      'Lembra que você lê os cartões em letra grande. É guardado quando você aperta Letra grande',
      '400 dias.',
    ],
    [`${prefix}bb_flash`, 'Leva um aviso como “Mensagem enviada!” à página seguinte', 'Um minuto.'],
    ...(hasLanguages
      ? [[`${prefix}bb_language`, 'Lembra o idioma em que você lê este site', 'Um ano.']]
      : []),
  ];
  return [
    'Um cookie é uma nota curta que o seu navegador guarda para um site e mostra a ele na sua próxima visita. Estes são todos os nossos. Scripts não podem lê-los, e eles são enviados só a este site.',
    { table: { caption: 'Cookies', columns, isCode: true, rows } },
    isSecure
      ? 'O começo __Host- é um cadeado: os navegadores aceitam um cookie assim só deste mesmo site e só por HTTPS. __Secure- é o mesmo cadeado para um cookie que vai a uma parte do site. Uma cópia deste site sem HTTPS, como a usada por quem programa, cria os mesmos cookies sem ele (bb.session_token e assim os outros).'
      : 'Esta cópia do site funciona sem HTTPS. Com HTTPS, cada nome começa com __Host- (por exemplo, __Host-bb.session_token), que prende o cookie a este mesmo site; bb.likes e bb.notes começam com __Secure-.',
  ];
}

const storage = {
  caption: 'Armazenamento do navegador',
  columns,
  isCode: true,
  rows: [
    [
      'bb_email',
      'O e-mail que você digitou para entrar ou criar a conta, para não precisar digitar de novo na página seguinte',
      'Até você sair dessas páginas ou fechar a aba.',
    ],
    ['bb_name', 'O nome que você digitou para criar a conta', 'O mesmo que o e-mail.'],
    ['bb_cookie_consent', 'Lembra que você apertou “Aceitar tudo”', untilCleared],
    ['bb_theme', 'Lembra se você escolheu claro ou escuro no pé da página', untilCleared],
    [
      'bb_opened',
      'Que cartões você abriu neste navegador, para que ao voltar você encontre o cartão e não o envelope',
      'Até você apagar, no máximo 100 cartões.',
    ],
    [
      'bb_favourites',
      'Os modelos que você marcou com uma estrela sem entrar na conta',
      'Até você levá-los para a conta ou apagar, no máximo 200 modelos.',
    ],
    [
      'bb_unsaved:…',
      'Um cartão que você ainda não salvou, para que nada se perca quando a aba fecha',
      'Até você salvar ou descartar. É apagado ao abrir o estúdio quando se passaram 60 dias desde que o estúdio o encontrou pela primeira vez.',
    ],
    ['bb_studio_hint', 'Lembra que você viu a dica do estúdio', untilCleared],
    ['bb_studio_help_key', 'Lembra que você desligou a tecla ?', untilCleared],
    [
      'bb_offline_user',
      'O número da sua conta, para que o estúdio encontre seus cartões não salvos quando não há conexão',
      'Até você sair.',
    ],
    [
      'bloom',
      'No “Armazenamento de cache”, desde que você abriu o estúdio: o código dele, as fontes e uma página que diz que você está sem internet, para que ele abra sem rede. Nada seu',
      'Até você apagar; cada versão nova o substitui.',
    ],
    [
      'bloom-shared',
      'No “Armazenamento de cache”, onde o site está instalado: o que você compartilhou com ele (fotos, sons, palavras), até um cartão ficar com isso',
      'Até você colocar em um cartão, descartar ou sair da conta; no máximo o que você compartilhou nas últimas cinco vezes.',
    ],
    [
      imagesKey,
      'Imagens que você escolheu na página de retratos, mostradas no lugar das nossas',
      'Até você as restaurar ali.',
    ],
    [
      'react-router-scroll-positions',
      'Até onde você tinha descido na página, para o botão Voltar',
      'Até você fechar a aba.',
    ],
  ],
} as const;
