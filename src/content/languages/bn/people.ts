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
    name: 'জেসিন্ডা আরডার্ন',
    title: '2017 থেকে 2023 পর্যন্ত নিউজিল্যান্ডের প্রধানমন্ত্রী',
    countryName: 'নিউজিল্যান্ড',
    wish: 'দিনটায় থাকুক সমুদ্রের হাওয়া আর গরম রুটির গন্ধ। কারও কোনো তাড়া না থাকুক, আর টেবিলে থাকুন কাছের সবাই।',
    initial: 'জে',
  },
  'Barack Obama': {
    name: 'বারাক ওবামা',
    title: 'যুক্তরাষ্ট্রের 44তম প্রেসিডেন্ট',
    countryName: 'যুক্তরাষ্ট্র',
    wish: 'একটা ভালো বই, একজন পুরোনো বন্ধু আর বারান্দায় লম্বা একটা বিকেল: জন্মদিনে তিনটিই জুটুক, শেষে একটা গানও।',
    initial: 'বা',
  },
  'Ram Nath Kovind': {
    name: 'রাম নাথ কোবিন্দ',
    title: 'ভারতের 14তম রাষ্ট্রপতি',
    countryName: 'ভারত',
    wish: 'ভোরের প্রথম আলোয় পদ্ম যেভাবে ফোটে, বছরটা সেভাবেই ফুটুক আপনার জন্য: শান্ত, পূর্ণ, আগের চেয়ে আর একটু সোনালি।',
    initial: 'রা',
  },
  'Ellen Johnson Sirleaf': {
    name: 'এলেন জনসন সারলিফ',
    title: 'আফ্রিকার কোনো দেশে নির্বাচিত প্রথম নারী প্রেসিডেন্ট',
    countryName: 'লাইবেরিয়া',
    wish: 'নাতি-নাতনির হইচইয়ে আজ বাড়ি ভরে থাক, আর রান্নাটা পুরোপুরি অন্য কেউ করুক।',
    initial: 'এ',
  },
  'Ban Ki-moon': {
    name: 'বান কি-মুন',
    title: 'জাতিসংঘের অষ্টম মহাসচিব',
    countryName: 'দক্ষিণ কোরিয়া',
    wish: 'সারা জীবনে কত হাত মিলিয়েছেন। আজ থাক শুধু কোলাকুলি, সঙ্গে এক বাটি গরম শৈবালের স্যুপ।',
    initial: 'বা',
  },
  'Mary Robinson': {
    name: 'মেরি রবিনসন',
    title: 'আয়ারল্যান্ডের প্রথম নারী প্রেসিডেন্ট',
    countryName: 'আয়ারল্যান্ড',
    wish: 'জানালায় আলো, উনুনে কেটলি, সামনে সবুজ পথ: নতুন বছরের প্রতিটি পা যেন বাড়ি ফেরার মতো লাগে।',
    initial: 'মে',
  },
  'Laura Chinchilla': {
    name: 'লরা চিনচিলা',
    title: 'কোস্টারিকার প্রথম নারী প্রেসিডেন্ট',
    countryName: 'কোস্টারিকা',
    wish: 'বৃষ্টির পরের পাহাড়ের মতো সবুজ হোক দিনটা। কফি ঠান্ডা না হোক, আর যাঁরা এসেছেন তাঁরা থেকে যান আরও খানিকক্ষণ।',
    initial: 'ল',
  },
  Shakira: {
    name: 'শাকিরা',
    title: 'কলম্বিয়ার গায়িকা, “ওয়াকা ওয়াকা” আর তারপরের আরও কত গানের কণ্ঠ',
    wish: 'সাজগোজ শেষ হওয়ার আগেই বাজনা শুরু হোক, আর বাড়ির শেষ মানুষটা নেচে ওঠার আগে না থামুক।',
    initial: 'শা',
  },
  'Simone Biles': {
    name: 'সিমোন বাইলস',
    title: 'জিমন্যাস্ট, 2016 আর 2024 সালের অলিম্পিকে অল-অ্যারাউন্ড চ্যাম্পিয়ন',
    wish: 'আজ আর পায়ে ভর দিয়ে নামতে হবে না। বাড়ির সবচেয়ে নরম সোফায় ঝাঁপিয়ে পড়ুন, হাততালিটা বাকিরা দেবেন।',
    initial: 'সি',
  },
  'Sachin Tendulkar': {
    name: 'শচীন টেন্ডুলকার',
    title: 'ক্রিকেটার, আন্তর্জাতিক ক্রিকেটে একশো সেঞ্চুরির প্রথম মালিক',
    wish: 'ব্যাটটা আর একবার তুলুন, এবার কেকের জন্য। আর গোটা পাড়া আজও গুনতে থাকুক আপনার রান।',
    initial: 'শ',
  },
  'Tim Berners-Lee': {
    name: 'টিম বার্নার্স-লি',
    title: 'ওয়ার্ল্ড ওয়াইড ওয়েবের উদ্ভাবক',
    wish: 'পৃথিবীর সবাইকে নিজের একটা পাতা দিয়েছেন আপনি। এই ছোট্ট পাতাটা আপনার, কৃতজ্ঞতা আর শুভেচ্ছা নিয়ে।',
    initial: 'টি',
  },
  'Malala Yousafzai': {
    name: 'মালালা ইউসুফজাই',
    title: '2014 সালে শান্তিতে নোবেলজয়ী, “আই অ্যাম মালালা” বইয়ের লেখক',
    wish: 'একটি শিশু, একজন শিক্ষক, একটা বই, আর আজ একটা কেক। এবার নাহয় অন্য কেউ আপনাকে গল্প পড়ে শোনাক।',
    initial: 'মা',
  },
  'Chimamanda Ngozi Adichie': {
    name: 'চিমামান্ডা এনগোজি আদিচি',
    title: '“হাফ অব আ ইয়েলো সান” আর “আমেরিকানা” বইয়ের লেখক',
    wish: 'প্রথম লাইনটা এ বছর নিজে থেকেই আসুক, আর অধ্যায়টা শেষ হতেই উনুনে শিস দিক কেটলি।',
    initial: 'চি',
  },
  'Eliud Kipchoge': {
    name: 'এলিউড কিপচোগে',
    title: 'দৌড়বিদ, দুই ঘণ্টার কমে ম্যারাথনের দূরত্ব পেরোনো প্রথম মানুষ',
    wish: 'আজ ঘড়ি নেই। হাতে চা নিয়ে আস্তে আস্তে হাঁটুন, আর পাশে হাঁটুক পুরো গ্রাম।',
    initial: 'এ',
  },
  'Viswanathan Anand': {
    name: 'বিশ্বনাথন আনন্দ',
    title: 'দাবার গ্র্যান্ডমাস্টার, পাঁচবারের বিশ্বচ্যাম্পিয়ন',
    wish: 'বারো চাল আগেই সব দেখে ফেলেন আপনি। তাই আলো নিভে মোমবাতি এলে চমকে ওঠার ভানটুকু করবেন কিন্তু।',
    initial: 'বি',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inBengali);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inBengali);

function inBengali<Person extends Leader | Celebrity>(person: Person): Person {
  const text = texts[person.name];
  if (!text) return person;
  const { initial, ...shown } = text;
  return {
    ...person,
    ...shown,
    alt: `একটা ফুল, তাতে ${text.name} নামের প্রথম অক্ষর`,
    bloom: { ...person.bloom, initials: initial },
  };
}
