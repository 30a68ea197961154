import type { ToneWishes } from './wish-list.ts';

export const poetic: ToneWishes = {
  byRelationship: {
    Brother: [
      'We drew our maps in window steam,\ntwo captains and one ship to sail;\nyou kept the lookout for my dream,\nI kept the bucket and the tale.\nSail well this year{, name}.',
      'Same rain on the same roof{, name},\nand two small boats of folded paper.\nYours always went further.\nIt still does, and still I run\nalong the water, cheering.',
      'If I could draw the word for home,\nit would have your long shadow in it at six o’clock,\na ball coming toward me through the gold,\nand you calling: ready?',
    ],
    Sister: [
      'You braided the dark into stories{, name},\nwhispered when we should have slept,\nand the night, which had been too big,\nlay down under one blanket.\nHappy birthday, keeper of the small light.',
      'One moon in two windows,\none song on two tongues,\none laugh in two kitchens,\nand you, dear {name|sister}, the place where they meet.',
      'A door left open, a lamp left low,\na cup of tea when the words are slow:\nthat is the way you have of saying\n“stay”, and the reason I keep on staying.',
    ],
    Mother: [
      'Before I had a word for rain\nyou were the roof above it.\nBefore I learned to name a thing\nyou taught me how to love it.\nHappy birthday{, name}.',
      'Flour on your wrist, thread on your sleeve,\na tune you never finish{, name}:\nI have carried that half of a song\nthrough every year of my life,\nand only you know how it ends.',
      'The river does not count the stones\nit polished, or the fields it fed;\nit only sings. I think of you\nwhen I hear water going ahead\nand giving as it goes.',
    ],
    Father: [
      'You never told me of the sea;\nyou only built the boat\nand stood a long time on the sand\nto see that I would float.\nI did{, name}. I do. Happy birthday.',
      'Somewhere a lamp is on at dusk,\na chair is turned to face the gate.\nIn every house I ever dream\nthere is a man who stays up late\nto hear me safely in. That is you{, name}.',
      'Mountains do not say much.\nThey let the small clouds lean on them,\nthey hold the snow and send down streams.\nI looked for a word for patience\nand found I was looking at you.',
    ],
    Friend: [
      'Remember two cups{, name}, and the rain\ntelling the window what it knew?\nI have forgotten what we said.\nThe warmth of it I owe to you.',
      'Some friendships are a firework.\nOurs is a porch light{, name}:\nno noise, no crowd, only\nthis small gold thing that someone left on\nso that walking home is possible.',
      'If days were kites, I would let this one\nclimb on the longest string I own,\npast roof and wire and crow and cloud,\nand write your name across its paper\nso that the wind could read it out.',
    ],
    Wife: [
      'I have a small museum of you:\nthe blue cup, the folded note,\nthe crease your sleep leaves on a sheet.\nNo tickets{, name}. One visitor,\nwho comes every day and never leaves.',
      'Let poets have the moon, the rose;\nI have the quiet way you close\na book, look up, and see me there,\nand lamplight leaning on your chair.\nHappy birthday{, name}, my love.',
      'The year goes round and comes to you\nthe way a bird comes round to land:\nnot for the branch, not for the view,\nbut for the warmth inside your hand.',
    ],
    Husband: [
      'Not the lightning but the roof{, name},\nnot the wave but the long, kind shore.\nI have been to the edge of weather and back,\nand every time it was your coat at the door\nthat told me I was home.',
      'Time has a way of folding things:\nour letters, maps and paper wings.\nIt folded us, by lamp and star,\ninto the shape of what we are.\nHappy birthday{, name}, from your half of the page.',
      'Between the first cup and the last light\nthere is a field I walk with you.\nIt has no fence and keeps no hours,\nonly two sets of prints\nand morning, again and again, on the grass.',
    ],
    Son: [
      'Little comet, you crossed my sky\nand never did learn to go slow{, name}.\nI stand in the garden with my head tipped back,\nproud, a bit dizzy,\nholding a jacket in case you are cold.',
      'I pressed one footprint in wet sand\nand looked up, and yours were far ahead{, name},\nbright with water, going on.\nI follow them still, for the pleasure\nof seeing where you lead.',
      'A kite, a question and a stone\nwere in your pockets, and a seed.\nMay you have wind and room, my own,\nand only half the maps you need,\nand find the rest by walking.',
    ],
    Daughter: [
      'The day you came, the morning turned\nits whole gold face to look at you{, name}.\nIt has been getting up early ever since,\njust in case\nyou have something to show it.',
      'Be river, and the hill it rounds;\nbe thunder first and then the hush;\nbe paint, be wall, be careless brush.\nAnd when the day has lost its sounds,\ncome in{, name}, and tell me everything.',
      'I gave you a word, and you gave me a song.\nI gave you a hand, and you gave me the wind.\nI thought I was teaching you how to belong\nto the world, and the whole time\nit was learning to belong to you.',
    ],
    Teacher: [
      'You wrote one sentence on the board{, name},\nand wiped it off at four o’clock.\nIt stayed. It has been lit in me\nlike a window across a field\never since, whenever I am walking late.',
      'Seeds do not thank the hand that lets them fall;\nthey are too busy with the light{, name}.\nLook up now: over the schoolyard wall\nthe whole green crown of it,\nspelling your lessons out in leaves.',
      'Chalk dust in a beam of sun,\na question hanging in the air,\nand you, who would not answer it\nbecause you saw us nearly there.',
    ],
    Colleague: [
      'Early, and the screens wake up\none by one, like windows at dusk{, name}.\nThen you say good morning\nand the whole room remembers\nthat it is made of people.',
      'Between the deadline and the door\nthere is a patch of sun on the floor\nwhere you once stopped and asked me how\nI really was. It shines there now.\nHappy birthday{, name}.',
      'We are two oars of one odd boat,\nwith plans for sails and coffee for sea.\nMay today find you far from shore,\nfeet up, pages turning,\nthe water doing nothing at all.',
    ],
    Grandmother: [
      'In your kitchen the light comes in like honey\nand takes a seat{, name}, and will not leave.\nNeither would I, if I could choose:\nyour sleeves rolled up, the kettle talking,\nand every clock gone quiet to listen.',
      'You stitched the years with patient thread:\na hem of song, a seam of bread,\na patch of moon where cloth was thin.\nAnd look{, name}: we all fit in.',
      'Warm bread, a window, the creak of a chair,\na story that smells of rain:\nlet the hurrying world go by out there.\nI am here at your feet. Tell it again.',
    ],
    Grandfather: [
      'Your voice is a wooden gate{, name}:\na little weather in the hinge,\nand past it, always, the wide field\nwhere a boy you used to be\nis waving me in.',
      'The tree that taught the wind to sing\nwas once a twig, you said, and grew\nby standing still through everything.\nI lean on it. I lean on you.\nHappy birthday{, name}.',
      'Evening. A bench. Two shadows, one long\nand one that keeps trying to match its stride.\nYears later I still walk that way,\nhands clasped behind my back like yours,\nand the light comes along.',
    ],
    Cousin: [
      'Summer was a house with its doors all open,\nand you{, name,} were the wind in the hall,\nslamming and singing,\nlifting the curtains,\nmaking the whole of it dance.',
      'From one old trunk two branches went,\none leaning east and one leaning west.\nOf all the leaves the wind has bent,\nyours are the ones I know the best.\nHappy birthday{, name}, from the next branch over.',
      'Fireflies, a jar with holes in the lid,\nand you saying: let them go.\nAll these years, and I still see it,\nyour two hands opening\nand the dark going up in sparks.',
    ],
    'Brother-in-law': [
      'Two rivers met, and where they crossed\na stranger held a lantern high.\nI have not once since then felt lost.\nHappy birthday{, name}, and here is why:\nyou never put it down.',
      'No shared childhood, no old street{, name},\nonly a table, a joke, a second cup,\nand year by year the grain of the wood\nrunning from your place to mine\nas if it had always been one tree.',
      'Some songs are written for two voices,\nthen a third walks in, humming,\nand nobody can remember the tune without it.\nYou walked in humming, brother.\nMay the year hum back.',
    ],
    'Sister-in-law': [
      'You are the window nobody knew was there\nuntil someone drew the curtain{, name}:\nall at once the same old room\nhad a tree in it, and sky.',
      'We met as guests with careful plates;\nnow see us talking, far too late,\nshoes off, the dishes still to do,\nand half my best laughs owed to you.\nHappy birthday{, name}.',
      'There are flowers you plant and flowers that come\non the wind, with no card, by the gate.\nThe second kind are the ones I stop for.\nYou came like that, bright and unplanned,\nand the whole path changed its mind.',
    ],
    'Daughter-in-law': [
      'A house can be finished and still be waiting\nfor one particular step on the stair{, name}.\nYours came, and every floorboard learned\na lighter word for welcome.',
      'You carried in an armful of mornings{, name},\nset them down among our old evenings,\nand did not ask us to move a thing.\nBy noon the whole room was facing the sun.',
      'My child went out to look for a star\nand came home holding your hand.\nI have stopped worrying about the dark;\nit is a smaller place, a kinder land,\nnow that your light has a key to our door.',
    ],
    'Son-in-law': [
      'You asked no bridge to come to you{, name};\nyou set down plank and plank and plank\ntill one day there was simply no river,\nonly a path, and you on it, waving.',
      'The old tree by the house has a new lean\ntoward the side where you sit{, name}.\nTrees know. They turn, slow and sure,\nto whatever is good for them.',
      'Good timber makes no speeches.\nIt takes the weight, it keeps the rain\nfrom everyone I love the most.\nOn the day you were born the forest\nmust have stood a little straighter.',
    ],
  },
  anyone: [
    'Somewhere a calendar opened its window\nand let this one day out to fly.\nIt knew your house. It knew the way{, name}.\nListen: it is tapping at the glass.',
    'May the morning find you unafraid{, name},\nnoon find you laughing in good shade,\nand evening, with its lamps half lit,\nfind you a chair, and love in it.',
    'Cut a slice of the sun, put a candle on top,\nlet the wind have the ribbons, the birds have the crumbs.\nFor an hour let every clock stop\nand wait at the door until your wish comes.',
  ],
};
