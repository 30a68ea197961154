import type { Animation } from '#card/document/card.ts';
import type { EnvelopeKey } from '#card/opening/envelopes/envelope.ts';
import type { contactSubjects } from '#content/contact.ts';
import type { Badge, DiscoverTab } from '#content/discover.ts';
import type { GalleryCategory } from '#content/relationships.ts';
import type { ReportReason } from '#content/report.ts';
import type { StatisticName } from '#content/statistics.ts';
import type { Tag } from '#content/tags.ts';
import type { TemplateStyle } from '#content/template-styles.ts';
import type { Tone } from '#content/tones.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** For whom a card is: the studio's relationships, and those that only the gallery has. */
export const categoryLabels: Labels<GalleryCategory> = {
  Brother: 'भाई',
  Sister: 'बहन',
  Mother: 'माँ',
  Father: 'पिता',
  Friend: 'दोस्त',
  Wife: 'पत्नी',
  Husband: 'पति',
  Son: 'बेटा',
  Daughter: 'बेटी',
  Teacher: 'टीचर',
  Colleague: 'सहकर्मी',
  Grandmother: 'दादी या नानी',
  Grandfather: 'दादा या नाना',
  Cousin: 'कज़िन',
  'Brother-in-law': 'जीजा, साला, देवर',
  'Sister-in-law': 'भाभी, साली, ननद',
  'Daughter-in-law': 'बहू',
  'Son-in-law': 'दामाद',
  Boyfriend: 'बॉयफ़्रेंड',
  Girlfriend: 'गर्लफ़्रेंड',
  Uncle: 'चाचा, मामा, ताऊ',
  Aunt: 'मौसी, बुआ, चाची',
  Niece: 'भतीजी या भांजी',
  Nephew: 'भतीजा या भांजा',
  Partner: 'जीवनसाथी',
  Grandchild: 'पोता-पोती, नाती-नातिन',
};

export const toneLabels: Labels<Tone> = {
  sweet: 'प्यार भरा',
  funny: 'हँसी-मज़ाक',
  formal: 'आदर और सम्मान',
  blessing: 'दुआ और आशीर्वाद',
  poetic: 'कविता जैसा',
};

export const styleLabels: Labels<TemplateStyle> = {
  '3D': 'थ्री-डी',
  Realistic: 'असली जैसा',
  Animated: 'ऐनिमेटेड',
  Minimal: 'सादा',
  Cute: 'क्यूट',
  Elegant: 'शालीन',
  Retro: 'रेट्रो',
  Neon: 'नियॉन',
  'Photo-Collage': 'फ़ोटो कोलाज',
};

export const tagLabels: Labels<Tag> = {
  Cute: 'क्यूट',
  Elegant: 'शालीन',
  Funny: 'मज़ेदार',
  Romantic: 'रोमांटिक',
  Minimal: 'सादा',
  Neon: 'नियॉन',
  Vintage: 'पुराना ज़माना',
  Artistic: 'कलात्मक',
  Family: 'परिवार',
  Professional: 'दफ़्तर',
  Animals: 'जानवर',
  Party: 'पार्टी',
  Classic: 'क्लासिक',
  Creative: 'अनोखा',
  Clean: 'साफ़-सुथरा',
  Heartfelt: 'दिल से',
};

export const backgroundLabels: Labels<string> = {
  'from-pink-purple-blue': 'मिश्री का आसमान',
  'from-yellow-red-pink': 'फलों का शरबत',
  'from-gray': 'सुबह की धुंध',
  'from-green-blue-purple': 'उत्तरी रोशनी',
  'from-indigo-red-yellow': 'ढलती शाम',
  'from-peach-coral-rose': 'सूर्योदय',
  'from-mint-teal-sky': 'नीली झील',
  'from-cream-marigold-saffron': 'केसरिया',
  'from-lime-leaf-teal': 'बसंत की बगिया',
  'from-sky-lilac-peach': 'रुई के बादल',
  'bg-balloons': 'गुब्बारे',
  'bg-cake': 'जन्मदिन का केक',
  'bg-stars': 'कागज़ के तारे',
  'bg-flowers': 'कागज़ के फूल',
  'bg-bunting': 'झंडियाँ और तोहफ़े',
  'bg-marigold-garland': 'गेंदे की माला',
  'bg-confetti': 'रंगीन कतरनें',
  'bg-night-sky': 'रात का आसमान',
  'bg-rainbow': 'इंद्रधनुष',
  'bg-candles': 'मोमबत्तियाँ',
  'bg-hearts': 'कागज़ के दिल',
  'bg-rangoli': 'रंगोली',
  'bg-hot-air-balloons': 'उड़ते गुब्बारे',
  'bg-citrus': 'नींबू और संतरे',
  'bg-animals': 'जानवरों की पार्टी',
  'bg-cherry-blossom': 'चेरी के फूल',
  'bg-fireworks': 'आतिशबाज़ी',
  'bg-gift-wrap': 'तोहफ़े का कागज़',
  'bg-paper-sunset': 'कागज़ की साँझ',
  'bg-meadow': 'हरा मैदान',
  'bg-airmail': 'हवाई डाक',
  'bg-peacock': 'मोर',
  'bg-ice-cream': 'आइसक्रीम',
  'bg-butterflies': 'तितलियाँ',
  'bg-space': 'अंतरिक्ष',
  'bg-lamps': 'शाम के दीये',
  'bg-waves': 'लहरें और नावें',
  'bg-tropical': 'हरे-भरे पत्ते',
  'bg-music': 'पुराने रिकॉर्ड',
  'bg-eucalyptus': 'नीलगिरी',
  'bg-dinosaurs': 'डायनासोर',
  'bg-block-print': 'ठप्पे की छपाई',
  'bg-picnic': 'पिकनिक',
  'bg-kites': 'पतंगें',
  'bg-autumn-leaves': 'पतझड़ के पत्ते',
  'bg-reef': 'मूँगे की दुनिया',
  'bg-stage': 'मंच पर',
  'bg-snow': 'बर्फ़ीला जंगल',
  'bg-golden-fans': 'सुनहरे पंखे',
  'bg-tiles': 'रंगी हुई टाइलें',
};

export const animationLabels: Labels<Animation> = {
  fade: 'धीरे-धीरे',
  slideUp: 'नीचे से ऊपर',
  slideLeft: 'दाएँ से बाएँ',
  scale: 'छोटे से बड़ा',
  rotate: 'घूमकर',
};

export const compositionLabels: Labels<string> = {
  classic: 'क्लासिक',
  'open-card': 'खुला कार्ड',
  'big-words': 'बड़े शब्द',
  'full-photo': 'पूरी फ़ोटो',
  'slanted-scene': 'तिरछी तस्वीर',
  letter: 'चिट्ठी',
  polaroid: 'पोलरॉइड',
  'round-window': 'गोल खिड़की',
  'giant-age': 'बड़ी-सी उम्र',
  'film-strip': 'फ़िल्म की रील',
  'arched-window': 'मेहराब वाली खिड़की',
  postcard: 'पोस्टकार्ड',
  arch: 'मेहराब',
  triptych: 'तीन पट',
  collage: 'कोलाज',
  'torn-paper': 'फटा काग़ज़',
  name: 'नाम',
  heart: 'दिल',
  'framed-scene': 'फ़्रेम में',
  banner: 'बैनर',
  'photo-first': 'पहले फ़ोटो',
};

export const typefaceLabels: Labels<string> = {
  classic: 'क्लासिक',
  storybook: 'कहानी की किताब',
  elegant: 'शालीन',
  brush: 'ब्रश',
  handwritten: 'हाथ की लिखाई',
  bubbly: 'गोल-मटोल',
  poster: 'पोस्टर',
  typewriter: 'टाइपराइटर',
};

export const envelopeLabels: Labels<EnvelopeKey> = {
  seal: 'लाख की मुहर',
  airmail: 'हवाई डाक',
  kraft: 'भूरा कागज़ और रिबन',
  garden: 'बगीचा',
  festival: 'त्योहारी सुनहरा',
  party: 'पार्टी',
};

export const statisticLabels: Labels<StatisticName> = {
  visitors: 'विज़िटर',
  cards: 'कार्ड बने',
  shared: 'कार्ड भेजे गए',
  users: 'सदस्य',
};

export const discoverTabLabels: Labels<DiscoverTab> = {
  trending: 'ट्रेंडिंग',
  new: 'नए',
  'staff-picks': 'हमारी पसंद',
};

export const badgeLabels: Labels<Badge> = {
  "Editor's Choice": 'संपादक की पसंद',
  'Community Favorite': 'सबकी पसंद',
  'Design Excellence': 'बेहतरीन डिज़ाइन',
};

export const contactSubjectLabels: Labels<(typeof contactSubjects)[number]['value']> = {
  general: 'कोई आम सवाल',
  support: 'कार्ड या खाते में मदद',
  feedback: 'राय या सुझाव',
  bug: 'कुछ काम नहीं कर रहा',
  partnership: 'साथ मिलकर काम',
  other: 'कुछ और',
};

export const reportReasonLabels: Labels<ReportReason> = {
  unkind: 'यह किसी को दुख देता है या नीचा दिखाता है',
  private: 'इसमें कोई निजी बात है, या बिना पूछे लगाई गई फ़ोटो',
  indecent: 'इसमें अश्लीलता, हिंसा या नफ़रत है',
  rights: 'इसमें किसी और की रचना बिना इजाज़त लगी है',
  spam: 'यह विज्ञापन या धोखा है',
  other: 'कुछ और',
};
