import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What users may expect of us and we of them. */
export function termsOfService({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Termos de uso',
    description: 'O que você pode esperar deste site e o que pedimos a você. Curto e sem letra miúda.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'O serviço é grátis e os seus cartões são seus.',
      'Coloque em um cartão só o que você pode usar e que não faça mal a ninguém.',
      'Fazemos o melhor que podemos e não prometemos nada que um serviço grátis não possa cumprir. Você pode sair quando quiser e levar tudo.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'O acordo',
        blocks: [
          `${site.name}, em ${host}, permite criar, salvar, publicar, baixar e compartilhar cartões de aniversário. Ao criar uma conta, ou ao fazer um cartão, assiná-lo ou responder a ele sem conta, você aceita estes termos. Quem só olha não aceita nada.`,
        ],
      },
      {
        id: 'account',
        title: 'Sua conta',
        blocks: [
          {
            points: [
              'Dê um e-mail que seja seu: é assim que você volta a entrar se esquecer a senha.',
              'Não passe a senha a ninguém. Se outra pessoa a tiver, escolha uma nova: isso encerra a sessão em todos os outros aparelhos.',
              'Tem menos de 16 anos? Crie a conta junto com sua mãe, seu pai ou a pessoa responsável por você.',
              'Em uma conta cabem até 2000 cartões e 500 MB de fotos e sons.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'O que você faz é seu',
        blocks: [
          'As suas palavras, fotos e sons continuam seus. Você nos permite guardá-los e mostrá-los a quem pode ver o cartão, e nada mais. Essa permissão termina quando você os exclui.',
          'Os fundos, modelos, mensagens e músicas deste site podem ser usados nos seus cartões e nos arquivos que você baixa, também se você imprimir um cartão para uma festa. Não podem ser vendidos como coleção de modelos.',
        ],
      },
      {
        id: 'fair',
        title: 'O que não entra em um cartão',
        blocks: [
          {
            points: [
              'Imagens, músicas ou textos que você não pode usar, ou fotos de pessoas que não gostariam disso.',
              'Ameaças, ódio, perseguição, conteúdo sexual com menores ou qualquer outra coisa contra a lei.',
              'Propaganda, golpes e links que enganam.',
            ],
          },
          'Não tente quebrar o serviço, entrar em contas de outras pessoas nem enchê-lo de pedidos, por favor. Se encontrar uma falha de segurança, [avise](/contact). Vamos agradecer.',
          'Um cartão que descumpra estas regras pode ser retirado, e uma conta que o faça repetidas vezes pode ser encerrada. O motivo é explicado a você, a menos que a lei proíba. Os direitos sobre uma obra sua que outra pessoa usou são tratados na [página de DMCA](/dmca).',
        ],
      },
      {
        id: 'price',
        title: 'Preço',
        blocks: ['Tudo é grátis. Não há taxas nem pagamentos; veja a [política de reembolso](/refund).'],
      },
      {
        id: 'promise',
        title: 'O que prometemos e o que não podemos prometer',
        blocks: [
          'Cuidamos dos seus cartões e avisamos se algo deu errado. Ainda assim, um serviço grátis é oferecido como está: pode haver horas em que ele não responda, e por isso não devemos indenização. Quando a lei do seu país disser que respondemos por algo, por exemplo por dolo ou culpa grave, essa lei vale.',
          'Baixe os cartões mais importantes para você. Um arquivo no seu próprio aparelho não depende de ninguém.',
        ],
      },
      {
        id: 'end',
        title: 'Se você sair',
        blocks: [
          'Você pode excluir a sua conta nos [ajustes do painel](/dashboard/settings) quando quiser; antes disso, “Exportar meus dados” entrega tudo a você. Se um dia tivermos de encerrar o serviço, vamos avisar aqui e por e-mail com pelo menos 30 dias de antecedência, para você poder levar os seus cartões.',
        ],
      },
      {
        id: 'law',
        title: 'Lei, dados e mudanças',
        blocks: [
          'Vale a lei do lugar onde temos a nossa sede, e as leis que protegem os consumidores no seu país protegem você também aqui. A [política de privacidade](/privacy#laws) explica como tratamos dados pessoais segundo GDPR, CCPA, CPRA e DORA.',
          'Quando estes termos mudam, a linha abaixo de “Última atualização” diz quando. Se você não concordar, pode sair e levar todos os seus cartões.',
        ],
      },
      {
        id: 'contact',
        title: 'Dúvidas',
        blocks: [
          `Escreva para [${site.email}](mailto:${site.email}) ou use o [formulário de contato](/contact).`,
        ],
      },
    ],
  };
}
