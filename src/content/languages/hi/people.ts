import {
  type Celebrity,
  celebrities as englishCelebrities,
  leaders as englishLeaders,
  type Leader,
} from '#content/people.ts';

interface PersonText {
  readonly name: string;
  readonly title: string;
  readonly wish: string;
  /** One syllable sign, in the heart of the flower. */
  readonly initial: string;
}

/** By the English name. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    name: 'जेसिंडा आर्डर्न',
    title: '2017 से 2023 तक न्यूज़ीलैंड की प्रधानमंत्री',
    countryName: 'न्यूज़ीलैंड',
    wish: 'आपका दिन समुद्र की हवा और ताज़ी रोटी से महके, किसी को कोई जल्दी न हो, और मेज़ पर सब अपने हों।',
    initial: 'जे',
  },
  'Barack Obama': {
    name: 'बराक ओबामा',
    title: 'अमेरिका के 44वें राष्ट्रपति',
    countryName: 'अमेरिका',
    wish: 'एक अच्छी किताब, एक पुराना दोस्त और बरामदे की लंबी शाम: जन्मदिन पर तीनों मिलें, और आखिर में एक गाना भी।',
    initial: 'ब',
  },
  'Ram Nath Kovind': {
    name: 'राम नाथ कोविंद',
    title: 'भारत के 14वें राष्ट्रपति',
    countryName: 'भारत',
    wish: 'यह साल आपके लिए भोर के कमल जैसा खिले: शांत, पूरा, और पिछले साल से थोड़ा और सुनहरा।',
    initial: 'रा',
  },
  'Ellen Johnson Sirleaf': {
    name: 'एलेन जॉनसन सरलीफ़',
    title: 'किसी अफ़्रीकी देश की पहली निर्वाचित महिला राष्ट्रपति',
    countryName: 'लाइबेरिया',
    wish: 'आज आपका घर नाती-पोतों के शोर से गूँजे, और खाना पूरा का पूरा कोई और बनाए।',
    initial: 'ए',
  },
  'Ban Ki-moon': {
    name: 'बान की मून',
    title: 'संयुक्त राष्ट्र के आठवें महासचिव',
    countryName: 'दक्षिण कोरिया',
    wish: 'आपने बहुत हाथ मिलाए हैं। आज सिर्फ़ गले मिलना हो, और समुद्री शैवाल का गरमागरम सूप।',
    initial: 'बा',
  },
  'Mary Robinson': {
    name: 'मैरी रॉबिन्सन',
    title: 'आयरलैंड की पहली महिला राष्ट्रपति',
    countryName: 'आयरलैंड',
    wish: 'खिड़की में रोशनी, चूल्हे पर केतली, सामने हरी-भरी राह: नए साल का हर कदम घर लौटने जैसा लगे।',
    initial: 'मै',
  },
  'Laura Chinchilla': {
    name: 'लौरा चिनचिया',
    title: 'कोस्टा रिका की पहली महिला राष्ट्रपति',
    countryName: 'कोस्टा रिका',
    wish: 'आपका दिन बारिश के बाद की पहाड़ियों जैसा हरा हो, कॉफ़ी गरम रहे, और साथ देर तक चले।',
    initial: 'लौ',
  },
  Shakira: {
    name: 'शकीरा',
    title: 'कोलंबिया की गायिका, “वाका वाका” और उसके बाद के कितने ही गानों की आवाज़',
    wish: 'बैंड आपके तैयार होने से पहले ही बज उठे, और तब तक न रुके जब तक घर का हर भाई-बहन नाच न ले।',
    initial: 'श',
  },
  'Simone Biles': {
    name: 'सिमोन बाइल्स',
    title: 'जिमनास्ट, 2016 और 2024 की ओलंपिक ऑल-अराउंड चैंपियन',
    wish: 'आज कहीं सधकर उतरना नहीं है। घर के सबसे नरम सोफ़े पर गिर जाइए, और तालियाँ दूसरों को बजाने दीजिए।',
    initial: 'सि',
  },
  'Sachin Tendulkar': {
    name: 'सचिन तेंदुलकर',
    title: 'क्रिकेटर, सौ अंतरराष्ट्रीय शतक बनाने वाले पहले खिलाड़ी',
    wish: 'बल्ला एक बार फिर उठाइए, इस बार केक के लिए। और पूरी गली आज भी आपके रन गिनती रहे।',
    initial: 'स',
  },
  'Tim Berners-Lee': {
    name: 'टिम बर्नर्स-ली',
    title: 'वर्ल्ड वाइड वेब के आविष्कारक',
    wish: 'आपने हर किसी को उसका अपना पन्ना दिया। यह छोटा-सा पन्ना आपके लिए है, धन्यवाद और शुभकामनाओं के साथ।',
    initial: 'टि',
  },
  'Malala Yousafzai': {
    name: 'मलाला यूसुफ़ज़ई',
    title: '2014 की नोबेल शांति पुरस्कार विजेता, “आई एम मलाला” की लेखिका',
    wish: 'एक बच्चा, एक शिक्षक, एक किताब, और आज एक केक। इस बार कहानी कोई और आपको पढ़कर सुनाए।',
    initial: 'म',
  },
  'Chimamanda Ngozi Adichie': {
    name: 'चिमामांडा एनगोज़ी अदीची',
    title: '“हाफ़ ऑफ़ ए येलो सन” और “अमेरिकाना” की लेखिका',
    wish: 'इस साल पहली पंक्ति आसानी से आए, और केतली ठीक तब सीटी दे जब अध्याय पूरा हो।',
    initial: 'चि',
  },
  'Eliud Kipchoge': {
    name: 'एलियुड किपचोगे',
    title: 'धावक, मैराथन की दूरी दो घंटे से कम में पूरी करने वाले पहले इंसान',
    wish: 'आज घड़ी नहीं। हाथ में चाय लेकर धीरे-धीरे टहलिए, और पूरा गाँव साथ हो।',
    initial: 'ए',
  },
  'Viswanathan Anand': {
    name: 'विश्वनाथन आनंद',
    title: 'शतरंज के ग्रैंडमास्टर, पाँच बार के विश्व चैंपियन',
    wish: 'आप हमेशा बारह चालें आगे देखते हैं, इसलिए बत्ती बुझे और मोमबत्तियाँ आएँ, तो चौंकने का नाटक ज़रूर कीजिए।',
    initial: 'वि',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inHindi);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inHindi);

function inHindi<Person extends Leader | Celebrity>(person: Person): Person {
  const text = texts[person.name];
  if (!text) return person;
  const { initial, ...shown } = text;
  return {
    ...person,
    ...shown,
    alt: `एक फूल, जिस पर ${text.name} के नाम का पहला अक्षर है`,
    bloom: { ...person.bloom, initials: initial },
  };
}
