import type { LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** There is nothing to pay back. */
export const refundPolicy: LegalPage = {
  title: 'Política de reembolso',
  description: 'Aqui não há pagamentos, então não há o que reembolsar.',
  updated: lastUpdated,
  summary: [
    bindingNotice,
    'Não há pagamentos, então não há o que reembolsar.',
    'Nunca pedimos número de cartão, conta bancária nem PIN de UPI. Se alguém pedir em nosso nome, não somos nós.',
  ],
  sections: [
    {
      id: 'free',
      title: 'Sem pagamentos',
      blocks: [
        'Aqui tudo é grátis: fazer, salvar, publicar, baixar e compartilhar cartões, com todos os fundos, músicas e formatos. Não há taxas, nem assinaturas, nem extras pagos, nem teste que vira assinatura. O programa nem tem como cobrar.',
      ],
    },
    {
      id: 'charged',
      title: 'Se alguém pediu dinheiro a você',
      blocks: [
        'Um site, uma mensagem ou uma ligação que cobre por um cartão nosso não vem de nós. Não pague, [conte para nós](/contact) e, se já pagou, peça logo ao seu banco que impeça o pagamento.',
      ],
    },
    {
      id: 'data',
      title: 'Dados de pagamento',
      blocks: [
        'Como não se paga nada, não temos dados de pagamento seus. O que de fato guardamos, e os seus direitos segundo GDPR, CCPA, CPRA e DORA, está na [política de privacidade](/privacy).',
      ],
    },
    {
      id: 'future',
      title: 'Se isso mudar um dia',
      blocks: [
        'Se um dia houver algo a pagar, será algo novo, claramente indicado e nunca um obstáculo para os seus cartões, e esta página dirá antes como você recebe o seu dinheiro de volta.',
      ],
    },
  ],
};
