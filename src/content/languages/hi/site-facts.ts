import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'दिल से बने जन्मदिन के कार्ड। आखिरी क्लिक तक मुफ़्त।',
  chatGreeting: 'नमस्ते! जन्मदिन का कार्ड बनाने के बारे में एक सवाल है।',
  location: 'भारत',
  creator: 'एक युवा संस्थापक ने, अपने उस शिक्षक के लिए जिन्होंने उस पर भरोसा किया',
};
