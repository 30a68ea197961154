import type { LegalTable } from '#content/legal/legal-page.ts';

const untilAccount = 'Até você excluir a conta.';
const untilCardOrAccount = 'Até você excluir o cartão ou a conta.';

export const stored: LegalTable = {
  caption: 'O que é guardado',
  columns: ['O quê', 'Para quê', 'Por quanto tempo'],
  rows: [
    [
      'Nome, e-mail e uma forma embaralhada da senha, que não pode ser revertida',
      'Para que você entre, e só você',
      untilAccount,
    ],
    [
      'Se você continua sem conta: que existe essa visita, o que você faz e uma forma embaralhada do seu link privado de edição, se criar um. Nenhum nome, a menos que você o dê; de um e-mail, só uma forma embaralhada, se pediu que um link fosse enviado',
      'Para que seus cartões continuem seus e você possa mudá-los',
      'Até você excluir nos ajustes ou passar os cartões para uma conta. Uma visita que não guarda nada aqui é apagada três dias depois da última vez. 30 dias depois da sua última visita, este navegador não abre mais seus cartões, mas eles continuam: a partir daí você só pode mudá-los ou excluí-los com o seu link privado de edição. Se não o tem, escreva para nós com o link do cartão e nós o excluímos.',
    ],
    ['Foto e site, se você os puser no perfil', 'Para mostrá-los nas suas páginas', untilAccount],
    [
      'Suas entradas na conta, e quando você continua sem conta: quando, de que endereço IP e com que navegador',
      'Para manter sua sessão aberta, e para encerrar todas quando você troca a senha',
      'Até você sair ou encerrar nos ajustes, no máximo 30 dias desde a sua última visita.',
    ],
    [
      'O que abre a sua conta, entre a senha, o Google e o Facebook, desde quando, e qual deles confirmou o seu endereço',
      'Para que ninguém entre só por conhecer o seu endereço',
      'Até você tirar isso nos ajustes ou excluir a conta.',
    ],
    [
      'Uma entrada com Facebook que espera você confirmar o endereço: endereço, nome e o número que o Facebook tem para você',
      'Para não fazer nada com ela antes da sua confirmação',
      'Até você confirmar, no máximo 25 horas.',
    ],
    [
      'Links que mandamos por e-mail a você, e e-mails que estão a caminho',
      'Para confirmar o seu endereço ou escolher uma senha nova',
      'Os links, até serem usados, no máximo uma hora; os e-mails, até serem enviados, no máximo um dia, e mais uma semana se algum não pôde ser entregue.',
    ],
    ['Seus cartões: nomes, palavras e aparência', 'É para isso que o site existe', untilCardOrAccount],
    [
      'As fotos e os sons que você adiciona',
      'Para mostrá-los e tocá-los nos seus cartões',
      'Junto com o cartão. Um arquivo que nenhum cartão usa mais é apagado depois de 60 dias, ou antes, se o seu espaço estiver cheio e você adicionar outro.',
    ],
    [
      'Que um cartão foi compartilhado, quando e por que meio (nunca com quem)',
      'Para a lista no seu painel',
      untilCardOrAccount,
    ],
    [
      'O que você responde a um cartão, sem conta: a reação, as palavras e o nome que digita',
      'Para mostrar a quem fez o cartão, e a quem o assinou, se você escolher assim',
      'Até quem fez o cartão excluir a resposta, o cartão ou a conta. Essa pessoa também pode ocultar a resposta ou denunciá-la a nós.',
    ],
    [
      'O que você escreve em um cartão assinado por várias pessoas, sem conta: o seu nome, as suas palavras, uma foto, a sua voz ou um desenho, e quem pode ver isso antes de o cartão abrir',
      'Para mostrar no cartão. O que é só para quem vai receber não é mostrado a quem fez o cartão',
      'Até você retirar com o seu link, ou quem fez o cartão excluí-lo. Essa pessoa também pode ocultar o recado.',
    ],
    [
      'Como um cartão seu é assinado: o que os outros veem, quantas pessoas podem assinar, até quando você pede, os nomes de quem você convida e se olharam, e que contas ajudam você',
      'Para que possam assiná-lo, e para mostrar a você quem falta',
      'Até você excluir o cartão. Quando você exclui a conta, um cartão que outras pessoas assinaram passa para quem ajuda você com ele, ou fica para quem o recebe até 30 dias depois de aberto.',
    ],
    [
      'Até quando um cartão está lacrado: o dia, a hora e a cidade que você escolhe, ou que você não sabe a cidade; e se o cartão aceita respostas',
      'Para abrir nessa hora, e para ninguém antes',
      untilCardOrAccount,
    ],
    [
      'As pessoas cujos aniversários você guarda: nome, dia, mês e, se você der, o ano, quem são para você, o idioma, a cidade e uma anotação; que cartões você fez para elas; e, de uma importação, quando ela foi',
      'Para lembrar você dos aniversários e preparar um cartão para cada um. Um arquivo de contatos é lido no seu próprio aparelho: só chega a nós quem você marcar',
      'Até você as excluir, desfazer a importação ou excluir a conta.',
    ],
    [
      'O aniversário e o nome que você conta a alguém pelo link dessa pessoa, sem conta',
      'Para mostrar a essa pessoa e a mais ninguém',
      'Até essa pessoa excluir isso ou a própria conta.',
    ],
    [
      'Que e-mails sobre aniversários você quer, o seu idioma e o seu fuso horário, como você os escolhe ou como o seu navegador os diz; e que lembretes foram enviados',
      'Para escrever a você de manhã, e nunca duas vezes',
      untilAccount,
    ],
    [
      'De um aparelho em que você quer receber lembretes: o endereço, no fabricante do navegador, para o qual as mensagens são enviadas, e as chaves com que só esse aparelho pode lê-las',
      'Para mostrar ali o lembrete. O fabricante transmite o lembrete sem poder ler, e nele não há nomes, a menos que você escolha assim',
      'Até você encerrar isso naquele aparelho ou excluir a conta, ou o aparelho deixar de existir.',
    ],
    [
      'Quando você recebeu o último e-mail sobre respostas, e que não quer nenhum',
      'Para mandá-lo no máximo uma vez por hora, ou não mandar',
      untilAccount,
    ],
    [
      'A quem você pede que mandemos por e-mail o link de um cartão: o endereço, o idioma, o dia, a hora e a cidade; e o que aconteceu com ele: enviado, devolvido, aberto',
      'Para mandá-lo uma vez, na hora certa, e mostrar a você se chegou',
      'Até 60 dias depois do dia dele, ou até você excluir o cartão ou a conta.',
    ],
    [
      'O seu endereço, quando alguém pede que mandemos a você por e-mail o link de um cartão ou um convite para assiná-lo',
      'Para esse e-mail. Um código embaralhado dele conta quantos e-mails assim você recebe e lembra que você não quer nenhum',
      'O endereço, enquanto guardamos o pedido de quem manda (a linha acima); o código, 30 dias, um ano se um e-mail para ele voltou e, se você não quer nenhum, até voltar a querer e-mails assim.',
    ],
    [
      'Com que modelo um cartão começou, quantas vezes foi aberto e quantas foi baixado, em números',
      'Para mostrar a você as visualizações e, na página Descobrir, quantas vezes foram abertos, baixados e compartilhados todos os cartões com esse modelo',
      untilCardOrAccount,
    ],
    [
      'Os modelos que você guarda e os que publica, com o seu pseudônimo',
      'Para mostrá-los a você, e os publicados a todo mundo',
      'Até você apagar os modelos ou a conta. O que você retira some na hora para os outros; o que eles fizeram com ele fica e cita o seu pseudônimo.',
    ],
    [
      'Os modelos que você curte: com a sua conta, ou com um número embaralhado do seu navegador, se você não tem conta',
      'Para contar você uma única vez e para que possa desfazer uma curtida',
      'Até você desfazê-la ou excluir a conta; sem conta, isso não diz nada sobre quem você é.',
    ],
    [
      'Os modelos que você salva dos seus cartões e os seus favoritos: modelos, fundos, figurinhas e cartões',
      'Para você encontrá-los de novo; ninguém mais os vê',
      'Até você tirá-los ou excluir a conta.',
    ],
    [
      'O que você escreve no formulário de contato, com o seu nome e o seu e-mail',
      'Para responder a você',
      'Um ano; menos, se você pedir.',
    ],
    [
      'O que você denuncia em um cartão: o cartão, o motivo, o que acrescenta e, com isso, a sua conta, ou uma forma embaralhada do seu endereço IP, se você não tem conta',
      'Para verificar o cartão, e para ver se muitas denúncias vêm de um mesmo lugar',
      'Um ano. O nome da sua conta é apagado junto com a conta.',
    ],
    [
      'O que a administração deste site faz com uma conta ou um cartão, como ocultá-lo, pelo número',
      'Para prestar contas disso',
      'Um ano, como mostra “Exportar meus dados”.',
    ],
    [
      'Contagens de tentativas de entrar e de enviar formulários',
      'Contra quem adivinha senhas ou sobrecarrega o site',
      'No máximo um dia desde a última tentativa.',
    ],
  ],
};
