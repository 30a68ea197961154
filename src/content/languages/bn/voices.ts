/** What spoken greetings are called, and what they say: Bengali beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'ভালোবাসায় ভরা',
    text: 'শুভ জন্মদিন! আজকের দিনটা পুরোপুরি তোমার। কেক হোক মিষ্টি, মোমবাতি হোক উজ্জ্বল, আর সারা বছর ভরে থাক ভালো ভালো চমকে।',
  },
  'birthday-toast': {
    name: 'পাখির মুখে খবর',
    text: 'একটা ছোট্ট পাখি বলে গেল, আজ নাকি তোমার জন্মদিন। তাই এই দিনটা তোমার নামে: প্রাণখোলা হাসি, ভালো বন্ধু আর আরও একটা সুন্দর বছর। শুভ জন্মদিন!',
  },
};
