import { everydayWords } from './everyday-words.ts';

/**
 * Words that people take for a password, as leaked lists show them again and again: words of love, names, animals,
 * teams, cars, films, places. Lower case, without the digits that people append: `weakness` in password-rules.ts
 * strips those and reads `pa55w0rd` as `password`.
 */
const favouriteWords = `
  password passwort passw passwords pass passwd passme
  mypassword thepassword passport secret secrets topsecret private letmein letmesee letitbe trustno trustme
  trustnoone welcome welcomehome hello hellohello helloworld hithere goodbye login logon admin
  administrator root user username guest test tester testing testtest default changeme changeit temp
  temppass temporary access accessgranted master masters masterkey super superuser superman supergirl
  superstar computer internet server system network online offline windows linux macintosh apple android
  google facebook twitter youtube instagram myspace yahoo hotmail gmail outlook netscape microsoft samsung
  nokia sony ericsson motorola verizon charter xbox nintendo playstation gamecube gameboy gamer games
  gaming player players pokemon pikachu zelda mario minecraft roblox fortnite runescape warcraft starcraft
  diablo counter halflife quake doom unreal sims final fantasy finalfantasy everquest dragon dragons
  dragonball naruto sasuke sakura goku vegeta ninja ninjas samurai shadow shadows qwerty qwertz azerty asdf
  zxcv qazwsx iloveyou iloveu iloveme ilovehim iloveher ilovegod ilovejesus iloveyousomuch ilove loveyou
  loveu loveme lovely lover lovers loverboy lovergirl love lovelove loveless loving loveable mylove
  truelove firstlove onelove endless forever always together eternity eternal heart hearts sweetheart
  heartbreak heartless baby babyboy babygirl babygurl babydoll babylove babies babyface boyfriend
  girlfriend husband wifey hubby honey honeybee honeybun sugar sugars candy candyman sweet sweetie sweety
  sweetpea sweets sweetness cutie cutiepie cutey pretty prettygirl beautiful beauty gorgeous handsome sexy
  sexyboy sexygirl sexylady sexything sexsex hottie hotstuff hotgirl hotboy playboy playgirl playmate
  princess princesa prince queen queens king kings kingdom kingkong angel angels angelo angelica angelina
  angelita angeles devil devils demon demons lucifer satan heaven heavenly hell hellfire jesus jesuschrist
  christ christian church jehovah messiah savior godisgood godislove godbless blessed blessing bless faith
  faithful hope grace gracie glory praise prayer pray amen bible gospel holy spirit spirits allah muhammad
  mohammed mohamed ahmed islam muslim krishna ganesh ganesha shiva omsairam sairam jaishriram waheguru
  india indian bharat mumbai delhi chennai kolkata bangalore hyderabad punjabi pakistan lahore karachi
  bangladesh family mother father mommy mummy daddy daddysgirl brother brothers sister sisters mamma mama
  papa mamapapa mimi nana grandma grandpa children child kids friend friends friendship friendster
  bestfriend bestfriends bffs familia michael michele michelle michel jessica jennifer jenny jasmine jason
  jordan joshua joseph john johnny johnson johnjohn jonathan jackson jack jackie jackass james jamie jamies
  jerry jeremy jesse jessie jeffrey janice janet jane joanna joanne jodie joyce julia julian juliana julie
  juliet justin justine matthew martin martinez martha mary maria mariah mariana mariam marie marina mark
  marco marcos marcus marshall margaret melissa megan melanie melody mercedes miguel mickey mike mikey
  monica monique morgan molly mollie nancy natalia natalie nathan nathaniel nicholas nicole nicola nicolas
  nikita nikki oliver olivia oscar pamela patricia patrick paul paulina pauline pedro peter philip phillip
  rachel raymond rebecca renee ricardo richard robert roberta roberto robin roger ronald ronaldo ronaldinho
  rooney ruben russell ryan sabrina sally samantha samson samuel sandra sandy santiago sara sarah scott
  scotty sean sebastian sergio shannon sharon shawn sheila sherry shirley simon simone sophia sophie
  spencer stacey stacy stanley stella stephanie stephen steve steven stewart summer susan suzanne sydney
  sylvia tamara tania tanya taylor teresa theresa thomas tiffany tigger timothy tina tommy tracey tracy
  travis trevor tyler valentina valentine valentin valeria valerie vanessa veronica vicky victor victoria
  vincent virginia viviana walter wanda warren wendy wesley whitney william williams willie wilson winston
  xavier yolanda yvonne zachary adam adrian adriana aaron abigail alan alberto albert alejandra alejandro
  alex alexander alexandra alexandre alexis alfredo alice alicia alison allison alyssa amanda amber amelia
  amy andrea andreas andres andrew andy anna annie anthony antonio antonia april ariana ariel arthur ashley
  ashleigh ashton audrey austin barbara barney beatriz becky benjamin bernard beth bethany bianca billy
  bobby bradley brandon brandy brenda brent brian brianna britney brittany brooke brooklyn bruce bryan
  caitlin calvin cameron camila camille carla carlos carlitos carmen carol carolina caroline carrie carter
  casey cassie catalina catherine cecilia celeste chantal charlene charles charlie charlotte chelsea cheryl
  chester chloe chris christina christine christopher christy cindy claire clara claudia clayton clinton
  connor courtney craig cristian cristina crystal cynthia daisy dakota dallas dalton damian daniel daniela
  danielle danny darren dave david davids davidson deborah debbie denise dennis derek desiree destiny diana
  diane diego dominic dominique donald donna dorothy douglas dustin dylan eduardo edward edwin eileen
  elaine eleanor elena elizabeth ellen elliot emanuel emerson emily emma eric erica erika ernesto esteban
  esther ethan eugene evelyn fabian felicia felipe felix fernanda fernando florence frances francesco
  francis francisco frank frankie franklin freddy frederick gabriel gabriela gabrielle gareth garfield gary
  gemma geoffrey george georgia georgina gerald gerard gilbert gloria gordon graham greg gregory guillermo
  gustavo hannah harold harley harrison harry hayden heather hector helen helena henry herbert hernandez
  holly howard hunter ignacio irene isaac isabel isabella isabelle ivan jacob jacqueline javier jeanette
  jorge josephine juanita karen karina karla katherine kathleen kathryn kathy katie katrina kayla keith
  kelly kelsey kenneth kenny kevin kimberly kristen kristin kristina kyle larry laura lauren laurie
  lawrence leonard leonardo leslie lewis liliana lillian linda lindsay lindsey lisa logan lorena lorenzo
  lorraine louise lucas lucia lucky luis luisa lydia lynn mackenzie maddie madison malcolm manuel manuela
  marcela marcelo maurice maxwell mitchell mohammad muhammed murphy murray miranda phoebe paige parker
  pablo paola preston quentin rafael ramona randall randy raquel raul regina rocky rodney rodrigo rodriguez
  romeo rosario rosemary rosie salvador savannah shane shelby sierra skyler sofia sonia susana trinity
  tristan tyson vivian wayne yasmin yesenia gonzalez garcia gomez perez lopez sanchez ramirez torres rivera
  morales priya pooja sachin rahul rajesh ramesh suresh mahesh amit sanjay vijay ravi anand deepak deepika
  kavita sunita anita neha nisha rakesh ashish manish manoj vikram lakshmi saibaba aishwarya shahrukh
  salman sunil anil arjun abhishek monkey monkeys monkeyman donkey kitty kittycat kitten kittens kitkat
  pussy pussycat puppy puppies doggy doggie dogs bulldog bulldogs bigdog hotdog snoopy scooby scoobydoo
  pluto goofy lassie rover buster buddy butch bandit bear bears teddy teddybear polarbear grizzly panda
  pandas koala tiger tigers tigerlily lion lions lionking panther panthers leopard jaguar jaguars cheetah
  puma cougar cougars wolf wolves wolfpack wolverine wolfgang foxy fox foxes rabbit bunny bunnies bugsbunny
  mouse mickeymouse minnie hamster squirrel turtle turtles frog froggy frogs toad snake snakes viper vipers
  cobra python lizard gecko iguana alligator gator gators crocodile dolphin dolphins whale shark sharks
  fish fishing fisher fishes bass bassman salmon trout octopus penguin penguins eagle eagles falcon falcons
  hawk hawks hawkeye raven ravens bird birdie birds bluebird blackbird redbird parrot chicken chickens
  rooster duck ducks duckie swan goose turkey cardinal cardinals pigeon horse horses stallion mustang
  mustangs bronco broncos pony unicorn pegasus phoenix griffin elephant elephants giraffe zebra rhino hippo
  buffalo bison bull bulls cow cowboy cowboys cowgirl pig piggy piglet goat sheep lamb ladybug butterfly
  butterflies bumblebee spider spiders spiderman scorpion scorpio scorpions beetle cricket ant animal
  animals creature monster monsters football footballer soccer baseball basketball softball volleyball
  hockey tennis golf golfer golfing rugby boxing wrestling wrestler wrestlemania swimming swimmer surfer
  surfing skater skateboard skate snowboard snowball skiing running runner racing racer racecar cycling
  dancer dancing dance karate judo cheer cheerleader gymnast sports yankees dodgers redsox whitesox giants
  rangers raiders steelers packers patriots redskins chargers chiefs colts titans vikings browns bengals
  saints seahawks lakers celtics knicks rockets spurs pistons magic sonics pacers bruins blackhawks
  redwings canucks flyers islanders senators mapleleafs arsenal gunners chelseafc liverpool livepool
  liverpoolfc manchester manunited manutd unitedfc everton tottenham hotspur newcastle sunderland westham
  celtic barcelona barca realmadrid madrid juventus milan acmilan inter napoli roma benfica sporting bayern
  ajax messi lionel cristiano beckham kobe kobebryant bryant lebron shaq iverson jeter montana elway favre
  manning superbowl worldcup champion champions winner winners number numberone team goalie striker ferrari
  porsche lamborghini corvette camaro firebird thunderbird chevy chevrolet chevelle dodge ford fordf toyota
  honda civic accord nissan skyline mazda subaru impreza mitsubishi lancer hyundai volkswagen vwgolf jetta
  passat audi bmw bmwm volvo saab peugeot renault cadillac lincoln pontiac jeep wrangler hummer harleyd
  harleydavidson yamaha kawasaki suzuki ducati kenworth peterbilt truck trucker trucks diesel turbo nascar
  dale dalejr earnhardt formula speed speedy speedway driver starwars startrek skywalker darthvader vader
  yoda jedi anakin obiwan chewbacca hansolo stargate matrix neo morpheus gandalf frodo hobbit aragorn
  legolas lordoftherings harrypotter potter hermione hogwarts dumbledore voldemort gryffindor batman joker
  gotham superhero ironman hulk thor avengers captain america captainamerica xmen magneto terminator
  predator alien aliens rambo scarface godfather titanic gladiator braveheart highlander zorro shrek nemo
  simba simpson simpsons homer bart bartman southpark cartman guy stewie scully mulder xfiles seinfeld bond
  jamesbond goldeneye goldfinger powers elvis presley beatles lennon mccartney metallica slipknot nirvana
  cobain korn eminem slimshady shady tupac biggie snoop snoopdogg jayz fifty fiftycent linkin linkinpark
  greenday blink rockstar rocknroll rockon rocker rocks acdc ironmaiden maiden megadeth pantera slayer
  sepultura rammstein nightwish evanescence coldplay radiohead pinkfloyd floyd zeppelin ledzeppelin hendrix
  jimihendrix doors vanhalen aerosmith gunsnroses bonjovi abba depeche depechemode genesis marley bobmarley
  rastafari reggae hiphop rapper music musica musical musicman guitar guitarra guitarist drummer drums
  piano violin trumpet saxophone trombone singer singing techno trance electro disco jazz blues country
  rock punk punkrock emo emoboy emogirl gothic metal hardcore beyonce rihanna shakira madonna britneyspears
  hannahmontana jonas jonasbrothers mileycyrus justinbieber bieber onedirection selena bella cullen
  twilight jacobblack sunshine sunlight sunset sunrise sunny sunday sunflower sun moon moonlight moonbeam
  star stars starlight starfish starfire stargazer sky skywalk rain rainbow rainbows raining rainy snow
  snowman snowflake winter spring summertime autumn season ocean oceans river rivers lake beach beaches
  beachbum island islands mountain mountains forest desert garden flower flowers rose roses rosebud redrose
  whiterose lily tulip orchid violet daffodil blossom petal lavender iris ivy willow cherry cherries berry
  berries strawberry blueberry raspberry blackberry banana bananas apples orange oranges peach peaches
  peachy pineapple mango coconut lemon lime melon watermelon grape pumpkin peanut peanuts almond cookie
  cookies cake cupcake brownie chocolate chocolat candycane lollipop lollypop icecream pudding pancake
  waffle biscuit butter butterball butterscotch cheese cheesecake pizza pasta spaghetti burger cheeseburger
  bacon sausage sandwich taco burrito nacho coffee espresso cappuccino mocha latte coke cocacola pepsi
  drpepper mountaindew sprite beer beers budweiser budlight heineken corona guinness whiskey whisky vodka
  tequila rum wine martini marlboro newport camel smoke smoker smokey smokes ganja cannabis weed marijuana
  stoner stoned red redred blue blueblue bluesky blueeyes blueangel green greens yellow purple purplerain
  pink pinky pinkie pinklady black blackjack blackcat blackdog blackman blackie white whiteboy brown grey
  silver golden gold goldie diamond diamonds ruby sapphire emerald pearl jade turquoise platinum bronze
  copper steel steele iron magical magician wizard wizards witch merlin mystery mystic mystical dream
  dreams dreamer dreaming dreamgirl miracle wonder wonderful wonderland paradise utopia luckyme luckyone
  happy happyday happyness happiness smile smiles smiley smiling laugh laughing laughter joy joyful peace
  peaceful peaceout freedom freeme liberty justice patriot truth honesty honest loyalty loyal respect power
  powerful strong strength warrior warriors fighter soldier army marine marines navy airforce police
  officer sheriff ranger hunters hunting killer killers killme kill killbill assassin sniper gunner bullet
  shooter trigger shotgun pistol magnum beretta hammer knight knights knightrider crusader spartan spartans
  trojan trojans titan legend legends legendary hero heroes maverick rebel rebels outlaw gangster gangsta
  thug thuglife pimp pimpin pimping playa hustler hustla baller ballin badboy badgirl badass badman bigboy
  bigman bigdaddy bigmac bigred goodboy goodgirl goodluck goodlife cool coolman cooldude coolguy coolio
  coolgirl coolcat awesome amazing fantastic perfect excellent special genius einstein newton galileo
  darwin mozart beethoven chopin picasso american americana usa england english british britain london
  scotland scottish ireland irish wales france french paris germany german deutschland berlin munich italy
  italian italia spain spanish espana mexico mexican mexicano brazil brasil argentina colombia chile peru
  venezuela portugal holland sweden swedish norway denmark finland poland polska russia russian moscow
  ukraine greece greek israel egypt nigeria kenya africa african australia aussie canada canadian toronto
  china chinese japan japanese tokyo korea korean philippines filipino pinoy pinay manila indonesia jakarta
  malaysia singapore thailand vietnam newyork newyorker bronx manhattan chicago boston texas houston denver
  colorado california losangeles hollywood lasvegas vegas florida miami orlando tampa atlanta tennessee
  nashville memphis kentucky ohio michigan detroit indiana oklahoma kansas arizona seattle oregon portland
  alaska hawaii aloha philly philadelphia pittsburgh jersey january february march june july august
  september october november december monday tuesday wednesday thursday friday saturday christmas halloween
  easter birthday birthdays happybirthday newyear holiday holidays vacation weekend today tomorrow
  yesterday fuck fucker fucking fuckme fuckoff fuckyou fucku fuckit asshole assholes bitch bitches bitchass
  shit shithead bullshit dick dickhead cock cocksucker suck sucker suckit suckme blowme blowjob boobs
  boobies tits titties bigtits bigcock bigdick booty bootylicious butt butthead penis vagina cunt whore
  slut horny porn porno pornstar naked nude xxx sex sexual lesbian gay bastard damn goddamn whatever
  whatsup whatthe idiot stupid dumbass loser losers freak freaky crazy crazyboy crazygirl insane psycho
  maniac lunatic silly funny funky fun funtime jokes clown nothing something anything everything everyone
  someone nobody anybody noname blank empty unknown mystuff stuff please thankyou thanks sorry forget
  forgetit forgot remember rememberme memory memories getmoney getlost openup open opensesame sesame enter
  entry entrance gateway portal numbers letter letters alphabet word words school college student students
  teacher teachers university academy science biology chemistry physics math history doctor doctors nurse
  nursing lawyer engineer manager director office business company market marketing money moneyman dollar
  dollars million millionaire rich richie cash cashmoney bank banker credit treasure pirate pirates sailor
  sailing boat ship voyager enterprise explorer discovery discover galaxy universe planet earth mars venus
  saturn jupiter mercury neptune apollo zeus athena hercules achilles odyssey atlantis zodiac aries taurus
  gemini cancer virgo libra sagittarius capricorn aquarius pisces rocket airplane pilot aviator flying
  flyer train trains railroad engine machine robot robots cyborg laser phantom ghost ghosts spooky vampire
  vampires zombie werewolf skull skulls skeleton dead deadman death deadly darkness darkangel dark darkside
  nightmare night nights midnight moonshine thunder lightning storm stormy hurricane tornado blizzard
  cyclone tsunami volcano fire fireman firefighter fireball firefly firefox flame flames inferno blaze
  burning dynamite nuclear atomic bomb bomber explosive boomer bonnie booboo boogie bubba bubbles bubblegum
  buffy bobbob bozo chico chichi chiquita choochoo chopper chucky coco cuddles dexter dodo dudley dude
  duchess dumbo elmo fluffy frisky fuzzy gizmo ginger goober gumby hobbes jasper jellybean jelly jojo kiki
  koko lala lulu lolita lollol lolo lola mandy maxine maximus maxima max midget misty mittens mojo momo
  moose muffin mookie nugget oreo otis patches peaceandlove pebbles pepper peppermint pickle pickles pixie
  pooh poohbear poopie poop poopoo poptart popeye popcorn precious rascal rusty rufus sadie salem sammy
  sasha sassy scooter scrappy shorty skippy smurf snickers snowy snuggles socks sparky sparkle spanky spike
  spot spunky squirt stitch sugarplum sweetthing taz tasha tazmania thumper tinker tinkerbell tootsie
  tootie toby tweety tweetybird twinkle waffles winnie winniethepooh woody woofwoof yoyo yoyoyo ziggy zeke
  zippy zoe teiubesc tequiero teamo teamomucho mahalko mahalkita jetaime tiamo amore amor amormio amores
  amorcito miamor mivida corazon bonita hermosa chiquito preciosa estrella estrellita mariposa princesita
  bebe bebita cielo felicidad libertad esperanza guadalupe soledad jesuscristo dios cristo contrasena
  contraseña clave hola holahola hermanos tigre leon gatito gato perro caballo futbol cruzazul chivas pumas
  rebelde lamejor porsiempre soleil bonjour doudou chouchou motdepasse marseille loulou nounours schatz
  schatzi liebe hallo sonnenschein fussball ficken geheim hallohallo ciao ciaociao francesca alessandro
  alessia andreea alexandru mihaela cristi bogdan stefan stefania sayang sayangku cinta bismillah rahasia
  doraemon woaini wangyut nihao privet parol natasha svetlana yfnfif gfhjkm zaqxsw lkjhgf mnbvcx poiuyt
  qweasd qweasdzxc asdqwe zxcasd wasd asdasd qweqwe aaaa abcd abcdef blahblah blah cheesy chronic clover
  condor cosmos cosmo crimson cupid cuddle darling dearest delta sigma omega alpha alphabeta beta gamma
  echo tango foxtrot zulu victory vision visions element elements energy extreme fever fearless flash
  format fortune fossil fresh future garnet general graphics guardian hacker hackers hacked hacking harmony
  honor horizon house hotrod icecube icehouse iceman icecold indigo infinity inside insight iriver jester
  jungle justdoit justme keeper keyboard kermit kicker kingston ladder lasers legacy lemonade leprechaun
  lestat library lights limited lobster longhorn longhorns looking magnolia majestic malibu mandarin marble
  marlin masquerade megatron meridian metro midnite mirage mirror mission modern mohawk montreal mustard
  nemesis nestle newlife nextel nimrod nimbus notebook oblivion olympus onlyme optimist optimus oxford
  pacific packard painter palace panasonic panama paradox paranoid passion passionate patience peewee
  pentium peoples photo photos picture pimpdaddy pinball pioneer plastic pogoplug polaris popular poster
  precision prelude prestige primus printer prodigy profit project prophet prosper provider pyramid qwert
  qwer quality quantum quest question quiksilver racoon radical raptor raptors reading reality reaper
  redhead redneck redrum reggie regional religion remote renegade republic research revenge revolution
  rhythm ripper ripley robbie robocop romance romantic royal royals roxy rugrat sailormoon sampson scarlet
  scarlett scruffy seagull secure security select senior serenity shaggy shalom shanghai shelter shinobi
  shopping showtime silence simple single sixers slacker slapshot slick smitty smooth snapper snatch sober
  sonic solomon solution spiral splash spoiled spongebob standard stallone starbucks station sterling
  sticky sting stranger street studio stuart success sunburn sunglass surprise survivor swallow sweeper
  switch symphony tabatha target tattoo taxman telephone tempest temple theboss thebest theking theone
  theman therock thegame thecure thekid tickle timber timeout tomcat topgun trident trinidad triton trixie
  tropical trouble trust truman tucker twister twins tyrant ultimate umbrella underground undertaker unique
  united unity upyours usmc vanilla velvet venice vertigo vintage virus volcom volley wallace wanker
  warlock waterloo water waterfall webster wicked wildcat wildcats wildman wildfire wild windsurf wisdom
  wolfman woodland woodstock worship yamato yankee youandme zaphod zenith zigzag zxcvb smith jones miller
  davis moore harris clark walker hall allen young wright hill adams baker nelson roberts turner phillips
  campbell evans edwards collins morris rogers reed cook bailey bell cooper richardson cox ward peterson
  watson brooks sanders price bennett wood barnes ross henderson coleman jenkins perry powell long
  patterson hughes washington butler simmons foster hayes myers hamilton sullivan woods cole west owens
  reynolds ellis gibson mcdonald ortiz freeman wells webb stevens porter hicks crawford boyd mason kennedy
  dixon burns shaw holmes rice robertson hunt palmer mills nichols grant ferguson stone dunn perkins hudson
  gardner stephens payne pierce matthews arnold wagner watkins olson carroll duncan snyder hart cunningham
  lane andrews ruiz harper riley armstrong weaver greene elliott chavez peters kelley lawson anderson
  andersson burton vladimir sergey sergei andrey andrei dmitry dmitri maxim maksim oleg olga oksana galina
  polina irina tatiana tatyana ekaterina anastasia anastasiya nastya katya masha dasha misha pasha ruslan
  kirill roland viktor igor boris nikolai yuri artem vitaly ludmila larisa nadezhda vera lyubov yulia darya
  alina albina arina norman melvin marvin milton harvey herman ernest alvin leroy curtis glenn clifford
  vernon lloyd leonid brutus bruno otto hugo hans klaus jurgen dieter helmut pierre jean jacques philippe
  antoine laurent thierry pascal sylvie nathalie celine amelie elodie manon lea maggie dolly betty peggy
  polly lucy ellie millie tilly katrin katarina anja sabine silke ingrid astrid birgit junior skipper
  swordfish catfish goldfish stingray wombat badger weasel beaver beavers braves viking booger stinky
  bubble pookie peekaboo roscoe kramer dilbert beavis barbie casper domino pandora godzilla stalker gundam
  avatar avalon camelot excalibur lancelot arthurian empire enigma digital electric creative classic
  sublime eclipse action walkman compaq presario pavilion logitech adidas nike reebok gillette levis disney
  warner marvel fender stratocaster telecaster ibanez peavey buddha karma zen cherokee apache cheyenne
  navajo comanche kodiak semperfi airborne spitfire trooper defender commander colonel sergeant major
  danger dangerous hitman savage control alabama mississippi louisiana arkansas nebraska wisconsin
  minnesota maryland delaware rolltide tarheels goblue gobears gocubs gogators hookem buckeyes badgers
  wolverines huskers sooners jayhawks lacrosse bowling leather bondage hooters panties nipples biteme eatme
  lickme licker helpme feedme kissme hugme trustus hateme callme seeme fixme noneone member members service
  freepass freeuser people person woman women girl girls boy boys man men maryjane billybob jimbob bobbo
  joebob peggysue rednecks westside eastside northside southside southern northern eastern western redman
  madman madmax maddog reddog raider sandman darkstar blonde brunette tanner little big chance change charm
  charming strike casino poker roulette wutang pearljam rush caesar cleopatra pharaoh julius augustus
  cicero plato socrates aristotle virgil dante voodoo beast beastie beasts giant ogre troll elf elves fairy
  fairies mermaid genie wizardry sorcerer design designer artist artistic amateur pervert hentai anime
  manga cosplay otaku lol lmao rofl omg wtf yolo swag noob pwned leet haha hahaha hehe hihi hoho abc xyz
  qwe asd zxc aaa bbb zzz pokemons picard riker kirk spock trek tardis doctorwho dalek gallifrey babylon
  stargatesg battlestar galactica cylon bobafett chewie palpatine maul jabba ewok rossiya spartak zenit
  dinamo lokomotiv lubov solnce poka
`;

export const commonWords: ReadonlySet<string> = new Set(
  `${favouriteWords} ${everydayWords}`.trim().split(/\s+/),
);
