/** What songs are called, and what their verses say: Bengali beside the English that is sung, line for line. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'শুভ জন্মদিন',
      lyrics: ['শুভ জন্মদিন তোমায়,', 'শুভ জন্মদিন তোমায়,', 'শুভ জন্মদিন, প্রিয় বন্ধু,', 'শুভ জন্মদিন তোমায়!'],
    },
    'marigold-morning': {
      name: 'গাঁদা ফুলের সকাল',
      lyrics: [
        'গাঁদা ফুলে দুয়ার সাজানো,',
        'সকাল পরেছে সোনার সাজ।',
        'শহর জুড়ে ঘণ্টা বলে:',
        'আর একটা বছর তোমার আজ।',
        'নাচো, নাচো, আজ তোমার দিন,',
        'জানালাগুলো সব খুলে দাও!',
        'পথ যেন হয় সহজ তোমার,',
        'বন্ধুদের যেন পাশে পাও।',
      ],
    },
    'candlelight-waltz': {
      name: 'মোমের আলোর সুর',
      lyrics: [
        'মোমের আলো জ্বলে,',
        'ইচ্ছেরা মেলে ডানা,',
        'সন্ধ্যা শেখে ধীরে',
        'গান ছিল যা অজানা।',
        'কানে কানে কথা,',
        'একটুখানি আলো:',
        'যা চেয়েছ মনে,',
        'রাতে ফুটুক ভালো।',
      ],
    },
    'happy-birthday-swing': { name: 'শুভ জন্মদিন, দুলকি তালে', lyrics: [] },
    'ode-to-joy': { name: 'আনন্দের গান', lyrics: [] },
    'when-the-saints': { name: 'হোয়েন দ্য সেইন্টস', lyrics: [] },
    cancan: { name: 'ক্যানক্যান', lyrics: [] },
    'la-cucaracha': { name: 'লা কুকারাচা', lyrics: [] },
    'the-entertainer': { name: 'দি এন্টারটেইনার', lyrics: [] },
    'cradle-song': { name: 'ঘুমপাড়ানি গান', lyrics: [] },
    'jasmine-flower': { name: 'জুঁই ফুল', lyrics: [] },
    'mango-season': { name: 'আমের দিন', lyrics: [] },
    'moonlit-balcony': { name: 'জোছনার বারান্দা', lyrics: [] },
  };
