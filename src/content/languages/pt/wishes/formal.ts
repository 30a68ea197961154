import type { ToneWishes } from '#content/wishes/wish-list.ts';

/**
 * Teachers, colleagues, grandparents and strangers are addressed without a pronoun: third person, “seu” and “sua” fit você
 * as they fit o senhor and a senhora, whichever the family says. Everybody else is você.
 */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Quando a família precisa de firmeza, o primeiro nome que vem é o seu, e você nunca falta. Que o novo ano traga saúde, bons projetos e a mesma tranquilidade que a sua presença dá aos outros{, name|, meu irmão}. Meus parabéns, com orgulho.',
      'Com estima e admiração, feliz aniversário{, name|, meu irmão}.',
      'É uma honra ser da mesma família que você{, name}. Que os próximos meses tragam conquistas à altura do seu caráter.',
      'Conheço o empenho que você põe em cada meta, sobretudo nas que ninguém aplaude. Permita que hoje o aplauso venha de casa{, name}, de pé e demorado.',
    ],
    Sister: [
      'Inteligência e delicadeza convivem em você com tanta naturalidade que é fácil esquecer como isso é raro. Que o ano reconheça as duas{, name|, minha irmã}, e que retribua, em saúde e realizações, o bem que você nos faz todos os dias.',
      'Receba o meu afeto e a minha admiração{, name|, querida irmã}.',
      'Quando alguém fala em integridade, penso em você{, name}. Que este aniversário lhe traga serenidade e um merecido descanso.',
      'A sua generosidade não faz barulho, e por isso poucas vezes recebe o elogio que merece. Faço hoje esse elogio{, name}, com a certeza de que a família inteira o assina comigo.',
    ],
    Mother: [
      'Respeito, trabalho e gentileza: o que sei de cada um tem o seu exemplo como medida. Nenhuma palavra paga essa lição{, name|, mãe}, mas todas as de hoje são ditas com gratidão, em nome da família inteira, e com o desejo de muita saúde e dias serenos.',
      'Com profundo carinho e gratidão{, name|, querida mãe}, feliz aniversário.',
      'Esta família se apoia na sua sensatez, mesmo quando você prefere não dar importância a isso. Hoje, com orgulho, nós damos{, name|, mãe}.',
      'Há quem aconselhe e há quem dê o exemplo; você faz as duas coisas e ainda dispensa o crédito. Que hoje ele lhe seja entregue em mãos{, name|, mãe}, com flores e com a família toda presente.',
    ],
    Father: [
      'O respeito que temos por você não vem do costume: vem de ver, dia após dia, que a palavra e o gesto andam juntos. Que este novo ano lhe traga saúde, sossego e a companhia de quem aprendeu isso com você{, name|, pai}.',
      'O seu exemplo honra a todos nós{, name|, pai}.',
      'A sua palavra vale como documento. Que este novo ano retribua, com tranquilidade, toda essa retidão{, name|, pai}.',
      'Impor respeito é fácil; inspirá-lo é para poucos, e nesta casa conhecemos bem a diferença. Que venha o descanso tantas vezes adiado{, name|, pai}, e que seja longo.',
    ],
    Friend: [
      'Entre as pessoas a quem confio uma dúvida importante, o seu nome é o primeiro. Essa confiança é das coisas que mais prezo{, name}, e espero estar sempre à altura dela. Que o seu ano tenha saúde, boas escolhas e trabalho que dê gosto.',
      'A sua amizade me honra{, name}. Feliz aniversário, com apreço.',
      'O seu conselho chega sempre na hora certa e sem enfeites. Que hoje lhe digam, com a mesma franqueza, o quanto você é importante{, name}.',
      'Poucas amizades resistem ao tempo e à distância; a nossa resiste, e o mérito é em grande parte seu. Fica aqui, junto com o abraço de aniversário, a minha gratidão{, name}.',
    ],
    Wife: [
      'Você decide com firmeza, trabalha com capricho e acolhe com uma leveza que faz tudo parecer simples. Sei que não é, e por isso o meu respeito cresce junto com o meu amor{, name|, querida esposa}. Que este aniversário seja inteiramente seu.',
      'Com amor e respeito{, name|, querida esposa}, feliz aniversário.',
      'O que você realiza enche a casa de orgulho; o que você é, de paz. Que o ano seja generoso com os seus planos{, name}.',
      'Certas promessas se fazem uma vez e se cumprem todos os dias, e você cumpre as suas com graça. Conte comigo para cumprir as minhas{, name}, neste ano e nos próximos.',
    ],
    Husband: [
      'Construir uma vida em comum exige paciência, humor e palavra, e de você nunca me faltou nenhum dos três. É um privilégio fazer planos com você{, name|, querido marido}, e o primeiro deles, hoje, é comemorar este dia como ele merece.',
      'Caminhar ao seu lado é uma honra{, name|, querido marido}.',
      'A sua serenidade é o maior patrimônio da nossa casa{, name}. Que este ano cuide bem dela, e de você.',
      'Você é um homem de palavra, e digo isso com a autoridade de quem o vê quando ninguém mais olha. Que os nossos projetos encontrem bons ventos{, name|, meu amor}.',
    ],
    Son: [
      'Ver como você trata as pessoas, sobretudo as que nada podem dar em troca, é das maiores satisfações que tenho. Que a vida lhe dê metas dignas do seu esforço{, name|, filho}, bons companheiros de caminho e saúde para chegar aonde quiser.',
      'O seu caráter é o meu maior orgulho{, name|, filho}.',
      'Você conquista a confiança de todos por mérito próprio{, name|, filho}. Que o novo ano abra as portas que você procura.',
      'Um sobrenome se recebe, mas o respeito se constrói, e você constrói o seu com seriedade e bom coração. Conte com o meu apoio em cada passo{, name|, filho}.',
    ],
    Daughter: [
      'O caminho é você quem escolhe; a mim cabe admirar a firmeza com que segue por ele. Que não lhe faltem saúde, coragem e boas companhias{, name|, filha}, nem o aplauso de quem tem a sorte de ver tudo de perto.',
      'Com todo o meu orgulho{, name|, querida filha}, feliz aniversário.',
      'O seu talento dispensa apresentação, mas não dispensa elogio, e este é o meu{, name}. Que venham projetos à altura dele.',
      'Você pensa com independência e age com delicadeza, combinação cada vez mais rara. Que encontre sempre{, name|, filha}, dentro e fora de casa, quem saiba dar valor às duas.',
    ],
    Teacher: [
      'Ensinar é um trabalho cujo resultado aparece longe da sala, na vida de cada aluno. Em nome de quem aprendeu a pensar melhor, fica aqui o nosso reconhecimento{, name}, com o desejo de um ano de saúde, de alegria e de férias de verdade.',
      'Com respeito e gratidão, os nossos parabéns{, name}.',
      'A sua dedicação alcança muito mais vidas do que as que cabem em uma lista de chamada. Feliz aniversário{, name}.',
      'Um bom ensinamento se reconhece anos depois, quando ninguém mais cobra e ainda assim se aplica. É dessa gratidão, de longo prazo, que vêm estes votos{, name}: saúde, sossego e turmas curiosas.',
    ],
    Colleague: [
      'Há profissionais que cumprem a tarefa e há os que melhoram o ambiente inteiro. A equipe sabe de que lado está a sua contribuição{, name}, e aproveita a data para agradecer. Que o aniversário seja tranquilo e o ano, cheio de boas realizações.',
      'Receba os nossos cordiais cumprimentos{, name}. Feliz aniversário.',
      'O seu rigor facilita o trabalho de todos, e a sua cortesia o torna agradável. Desejamos um excelente aniversário{, name}.',
      'A rotina nem sempre deixa espaço para agradecer a pontualidade, o critério e o bom humor. O aniversário deixa{, name}: muito do que dá certo por aqui passa pelas suas mãos.',
    ],
    Grandmother: [
      'Cumprimentar, agradecer, esperar que todos estejam servidos: nesta família, boa educação tem a sua assinatura e nunca sai de moda{, name|, vó}. Com o respeito de quem aprendeu na melhor das escolas, desejamos muita saúde e uma festa cheia de gente querida.',
      'Com o carinho e o respeito da família inteira{, name|, vó}.',
      'A sua paciência e a sua firmeza mantêm esta casa unida. Que hoje todos os cuidados voltem para quem tanto cuida{, name|, vó}.',
      'Nesta família, toda decisão importante passa por uma pergunta: o que a vó acha? Por essa sabedoria, sempre servida com afeto, a nossa gratidão{, name}, e os votos de boa saúde.',
    ],
    Grandfather: [
      'O valor da palavra dada, a pontualidade e o gosto pelo trabalho bem-feito: tudo isso se aprende ao seu lado. Aqui vai, com orgulho, o abraço de toda a família{, name|, vô}, com o desejo de boa saúde e de longas tardes de conversa.',
      'Com respeito e afeto{, name|, vô}, feliz aniversário.',
      'Ouvir as suas histórias é sempre a melhor parte de qualquer reunião. Que o dia seja alegre{, name|, vô}, com todos por perto.',
      'Quem nunca pede reconhecimento é quem mais o merece. O da família inteira está aqui{, name|, vô}, junto com o nosso carinho e o melhor lugar da mesa.',
    ],
    Cousin: [
      'Os laços de família nos aproximaram; a estima veio depois, por mérito inteiramente seu. Que este aniversário traga saúde e bons caminhos{, name}, e que o ano nos reserve mais reencontros do que as nossas agendas costumam permitir.',
      'Tenho orgulho das raízes que dividimos{, name}. Feliz aniversário.',
      'O seu nome é dito na família com afeto e respeito. Que o ano que começa lhe devolva os dois{, name}.',
      'Ainda que nos vejamos menos do que eu gostaria, cada conquista sua me alegra, mesmo de longe{, name}. Parabéns por todas elas, e saiba que à nossa mesa há sempre um lugar guardado.',
    ],
    'Brother-in-law': [
      'Encontrei em você equilíbrio, bom humor e disposição para ajudar sem que ninguém precise pedir. Nesta data, quero deixar registrada a minha estima{, name}, e desejar um ano próspero, tranquilo e cheio de boas notícias.',
      'Um cunhado como você é uma honra{, name}. Felicidades.',
      'Contar com o seu bom senso dá tranquilidade a toda a família{, name}. Um grande abraço, com os meus melhores votos.',
      'É justo reconhecer quem soma em silêncio, aparece nos dias difíceis e se despede antes dos agradecimentos. Hoje não haverá como evitá-los{, name}. A família agradece, e deseja muitas felicidades.',
    ],
    'Sister-in-law': [
      'Você tem o dom de dizer o necessário sem ferir e de ajudar sem que se perceba. Pois se percebe{, name}: a família inteira reconhece isso, e eu de modo particular. Que o aniversário lhe traga o mesmo bem-estar que você proporciona.',
      'Com sincero afeto{, name|, querida cunhada}, feliz aniversário.',
      'A sua presença dá leveza e bom gosto a cada encontro. Que o de hoje seja inteiramente em sua homenagem{, name}.',
      'A sua chegada fez bem a esta família, e cada ano confirma essa impressão. Que o novo ciclo lhe conceda saúde{, name}, boas notícias e tempo para as coisas de que gosta.',
    ],
    'Daughter-in-law': [
      'Receber você na família foi uma alegria; conhecê-la melhor tem sido um privilégio. O seu bom gosto, o seu trabalho e a sua delicadeza enriquecem esta casa{, name}. Que o ano lhe traga saúde e realize, um por um, os seus planos.',
      'É uma honra ter você na família{, name}. Feliz aniversário.',
      'Você escuta com atenção e responde com sinceridade, e isso não tem preço{, name}. Com estima, os nossos parabéns.',
      'Nesta família se valorizam o trabalho bem-feito e a palavra amável, e você reúne os dois. O seu lugar entre nós está sempre reservado{, name}, e hoje é o de honra.',
    ],
    'Son-in-law': [
      'A confiança que temos em você se confirma a cada ano, pela seriedade do seu trabalho e pelo respeito com que trata a todos. Que a saúde e a prosperidade lhe façam companhia{, name|, caro genro}, e que haja sempre muito a comemorar em família.',
      'A nossa estima por você só cresce{, name|, caro genro}.',
      'Quem cuida tão bem dos outros também merece cuidado. Hoje, por favor, descanse{, name}: nós nos encarregamos do resto.',
      'Você conquistou um lugar entre nós sem tirar o de ninguém, o que é próprio das pessoas íntegras. Que o seu esforço tenha a recompensa que merece{, name}, e o seu dia, a companhia de quem o estima.',
    ],
    Niece: [
      'Acompanho com entusiasmo tudo o que você decide fazer, e com admiração o modo como faz{, name|, querida sobrinha}. A sua bondade e o seu bom juízo são motivo de orgulho para todos nós. Que o novo ano lhe abra as melhores portas.',
      'Com orgulho e afeto{, name|, querida sobrinha}, feliz aniversário.',
      'Êxito no que é sério, alegria no resto e tempo para ambos: é o que lhe desejo neste novo ano{, name|, querida sobrinha}.',
    ],
    Nephew: [
      'Cumprir a palavra e tratar bem as pessoas parece simples, e no entanto é raro encontrar quem faça sempre as duas coisas. Você faz{, name|, querido sobrinho}. Que a vida lhe retribua com saúde, boas escolhas e companhias à sua altura.',
      'A família tem a sorte de contar com você{, name}.',
      'Tenho plena confiança no seu caminho{, name|, querido sobrinho}, e muito gosto em vê-lo seguir por ele. Um ótimo ano!',
    ],
    Aunt: [
      'A família deve muito ao seu calor e à sua sensatez, e um aniversário é boa ocasião para dizer isso em voz alta{, name|, querida tia}. Que não lhe falte saúde, que as visitas sejam boas e que os planos deem verdadeira alegria.',
      'Todo o meu carinho e respeito{, name|, querida tia}.',
      'A sua porta está sempre aberta, e o seu conselho é sempre gentil{, name}. Que o dia retribua as duas coisas.',
    ],
    Uncle: [
      'Serenidade, generosidade e bom humor raramente moram na mesma pessoa, e na nossa família moram em você{, name|, querido tio}. Pelo exemplo, o meu agradecimento; pelo aniversário, o meu abraço, com votos de um ano de igual qualidade.',
      'Um abraço cheio de estima{, name|, querido tio}. Felicidades.',
      'Pertencer à sua família é um orgulho, e comemorar com você, um prazer renovado{, name|, querido tio}.',
    ],
    Partner: [
      'Nem sempre digo o quanto admiro a sua paciência, a sua coragem e o cuidado que põe em cada coisa. Hoje digo com clareza e com todo o meu amor{, name}: dividir a vida com você é a maior das minhas sortes.',
      'Com amor e profundo respeito{, name|, meu bem}, feliz aniversário.',
      'Cada dia com você confirma a minha melhor decisão{, name|, meu amor}. Que o ano seja belo e os nossos projetos, bem-sucedidos.',
    ],
    Grandchild: [
      'A alegria que você traz a esta família é maior do que imagina{, name}, e hoje queremos agradecer por ela. Que haja bons amigos, bons livros, boa saúde e a certeza de que o seu caminho, seja qual for, terá sempre o nosso apoio.',
      'Com todo o nosso orgulho e carinho{, name}, feliz aniversário.',
      'Ver você descobrir o mundo à sua maneira é uma das nossas maiores alegrias. Que o novo ano{, name,} traga muitas outras.',
    ],
  },
  anyone: [
    'Aniversários servem também para dizer o que o dia a dia deixa passar: a sua presença faz bem a quem convive com ela. Que venham saúde, boas oportunidades{, name}, e a companhia de pessoas sinceras.',
    'Os meus melhores votos pelo seu aniversário{, name}.',
    'A sua gentileza e o seu bom senso não passam despercebidos{, name}. Que a comemoração de hoje esteja à altura de ambos.',
    'As pessoas discretas raramente ouvem os elogios que merecem. Que esta data seja a exceção{, name}, e que o ano que começa traga saúde, respeito e boas notícias.',
  ],
};
