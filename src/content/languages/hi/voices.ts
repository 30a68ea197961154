/** What spoken greetings are called, and what they say, in Hindi beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'प्यार भरी शुभकामनाएँ',
    text: 'जन्मदिन मुबारक! आज का दिन बस आपका है। केक मीठा हो, मोमबत्तियाँ रोशन हों, और पूरा साल अच्छी-अच्छी खबरों से भरा हो।',
  },
  'birthday-toast': {
    name: 'जन्मदिन के नाम',
    text: 'एक नन्ही चिड़िया ने बताया कि आज आपका जन्मदिन है। तो आज की शाम आपके नाम: ढेर सारी हँसी, अच्छे दोस्त, और एक और शानदार साल। जन्मदिन मुबारक!',
  },
};
