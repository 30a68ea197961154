import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What to do when a card uses somebody's work without permission. */
export function dmcaPolicy({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Política de DMCA',
    description: 'Se um cartão usa a sua imagem, a sua música ou as suas palavras sem permissão, avise aqui.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Se um cartão mostra ou toca uma obra sua sem permissão, escreva para nós com o link do cartão.',
      'Verificamos em um dia útil e retiramos o que não deve estar lá.',
      'Contamos a quem fez o cartão, se tivermos o endereço, e essa pessoa pode responder.',
    ],
    sections: [
      {
        id: 'notice',
        title: 'Como nos avisar',
        blocks: [
          `Escreva para [${site.email}](mailto:${site.email}) ou use o [formulário de contato](/contact). Inclua, por favor:`,
          {
            points: [
              'qual obra é sua e onde ela pode ser vista ou ouvida,',
              `o link completo do cartão (ele começa com ${host}/card/),`,
              'o seu nome e como podemos falar com você,',
              'uma frase dizendo que você acredita, de boa-fé, que o uso não é permitido por você, por quem representa você nem pela lei,',
              'uma frase dizendo que o que você afirma é verdade e, sob pena de perjúrio, que a obra é sua ou que você age em nome de quem é titular dela,',
              'a sua assinatura; basta o nome completo digitado.',
            ],
          },
        ],
      },
      {
        id: 'then',
        title: 'O que acontece depois',
        blocks: [
          'Verificamos o aviso e, se estiver certo, retiramos o cartão ou o arquivo. O link diz então que não há nenhum cartão. A quem o fez dizemos o que foi retirado e por quê, e enviamos o seu aviso. Um cartão feito sem conta não tem endereço para o qual escrever: quem o fez vê no painel que ele está oculto e pode nos perguntar.',
        ],
      },
      {
        id: 'counter',
        title: 'Se o seu cartão foi retirado por engano',
        blocks: [
          'Escreva para nós com o link, o seu nome e como podemos falar com você, uma frase, sob pena de perjúrio, dizendo que você acredita, de boa-fé, que ele foi retirado por engano, e a declaração de que você aceita os tribunais do lugar onde mora. Repassamos isso a quem reclamou. Se essa pessoa não for à Justiça em 14 dias úteis, mostramos o cartão de novo.',
        ],
      },
      {
        id: 'repeat',
        title: 'Se acontecer de novo',
        blocks: [
          'Encerramos as contas que usam repetidas vezes obras de outros sem permissão, como dizem os [termos de uso](/terms#fair).',
        ],
      },
      {
        id: 'ours',
        title: 'O nosso próprio material',
        blocks: [
          'Os fundos, modelos, mensagens, músicas e vozes deste site foram feitos para ele ou são de uso livre; as fontes e os emojis vêm com [as suas licenças](/licences.txt). Os dados de um aviso são tratados como diz a [política de privacidade](/privacy), segundo GDPR, CCPA, CPRA e DORA.',
        ],
      },
    ],
  };
}
