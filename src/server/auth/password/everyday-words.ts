/** Everyday words, names, makes and teams that leaked lists show less often than `favouriteWords`. One string, as that is. */
export const everydayWords = `
  aberdeen abgrtyu acura address adrenalin agent aikido airbus airport akira aladdin alcatel alfalfa
  alfaromeo allmine allstar amazon ambrosia amethyst amigos anaconda analsex anarchy andromeda angus
  antelope anthrax aquarium arcade archer archie ariane armada armadillo armani arrow artemis asgard aspen
  aspire assman asterix astonvilla astros athletics atlantic attack auburn audia audio aurora author
  avalanche aventura ayrton backup badboys bagpipe ballerina ballet balloon bamboo banzai barbados barber
  baron barrett barry barton baseline basket bathroom bavaria bazooka beaner beanie beckett bedford beefcake
  bengal bentley berserk bertha bertie besiktas bettyboop beverly bigal bigass bigballs bigbang bigben
  bigfoot biggun bigone bigwig bikini bilbo billabong billgates bills bimmer bingo bishop bitter blacklab
  blackops blacky blade blades blanco blaster bledsoe blinky blondes blondie blood bloody blowfish bluedog
  bluejackets bluejays bluenose boating bobcat bobdole bobdylan bodhi bogart bogey bohemian bojangles
  bollocks bonanza bones bonkers bonsai bookworm boomerang booster bootsie borders boricua bosco bottle
  boulder bounce bowler bowman boxer boxers boxster brady brains brandnew brave bravo bread breanna breeze
  brewer brewers brewster bridge bridges bridget bright brighton broadway brodie broken brookie broomstick
  browndog bruiser brussels bryce bubbas buccaneers buckaroo bucket buckley buckshot buddah budman buffett
  bugger bugs bulldawg bullseye bumble bunghole bunker busted butcher buttercup button buttons buzzard
  byteme cabbage cabron cactus caddy calculus calgary calibra calico caligula callaway callie callisto
  calypso cambridge cameltoe cameras camping canadiens candle candles canela cannon canon canyon capital
  capitals capone caprice capslock caramel caravan cardiff carebear caribou carlton carnage carnival
  carpediem carpet carrera carrot cartoon cartoons casanova cascade cashmere cassandra cassidy castle castro
  catalog catalyst catdaddy catdog catman catnip cattle catwoman cayenne cedric celebrity celica cement
  centaur center central century cerberus certified cessna chained chainsaw chair chalice challenger chamber
  chameleon champ champagne champs chandler chanel channel chaos chapman chappy charisma charlton charon
  chase chaser cheater check checker checkers checkmate cheddar cheeks cheers cheetos chemical cherub chess
  chesterfield chicks chihuahua chimera chimp chinook chipmunk chipper choice chrissy christie chrome chrono
  chronos chrysler chubby chuck chunky cigar cigars cinder cinderella cinema cinnamon circle circus citadel
  citroen civilwar clancy clapton clarinet classics classified claudio clement clemson cleveland cliff
  climber clippers closer cloud clouds cloudy clubber clueless clyde coaster cobblers cochise coconuts
  codename codered cognac cold colleen collie colnago colonial colony coltrane columbia columbus combat
  comedy comet comfort comics commando commerce common compass compton conan concept concord concorde
  concrete confused conner connie conrad console constant consumer contact content contest contra contract
  contrast conway cooking cooldog coors copenhagen cordelia corleone corndog cornell cornwall corolla
  coronado corsair corvet corwin costello cottage cotton council county courage courier cowabunga coyote
  coyotes crabby cracker crackers crackhead crash craving crawler crayon crazybabe crazycat cream creamy
  creation creator creed creeper criminal cripple critter cross crossbow crow crown crows cruise cruiser
  crunch crusher crybaby cubbies cubs cucumber cuddly culture cumshot cupcakes curious currency curtain
  customer cutlass cutter cyber cyclist cyclops cygnus cypress cyrus daddyo dagger daisydog daisymay dammit
  damnit dancers dandelion dangermouse danish danzig dapper daredevil darkone darryl data database datsun
  daughter daylight daytona deadhead deadpool decker deepblue deeper deeznuts defiant delfin delight deliver
  dell delpiero deluxe demo denali derrick desperado destroy destroyer detective device dewey dharma
  diabolic dialog dickie dictionary diehard dimension dimples dinosaur diplomat dipper dipstick dirtbike
  dirty disaster discus disneyland disturbed divine dixie dizzy dodger dogbert dogbone dogcat dogface
  dogfood doghouse dogman dogmatic dogpound doitnow dolemite dollface domain domination donkeykong donner
  donovan doobie doodle doofus doogie dooley doomsday doorknob dopey dork dortmund double doughboy dougie
  downer downhill downtown draconis dracula dragonballz dragonfly dragoon dragster drake drama draven
  drawing dreamcast dreamers drifter drizzt drogba drowning drumline drunk dublin duckling duke dukes dundee
  dungeon dunlop durango durham dustbin dusty dutch dutchess dynamic dynamo dynasty earring earthlink easton
  easy eatmenow eatpussy eatshit ebony eddie edison edmonton education eeyore effect egghead eggplant
  elcamino election electra elefant eleonora elevator eleven elisabeth elwood emilio emmanuel emmitt emperor
  empires employee enforcer engage entrepreneur erotic erotica escalade escape escort eskimo essence
  essendon etoile europa europe evangelion everest evergreen everlast everlong evil evolution excess
  exchange excite executor exigent exodus exorcist exotic expedition expert explosion export expos express
  extra eyeball fabrizio faceless facial factory fairlane fairview fallen fallout famous fandango fantasia
  fantomas farm farmer farmers farside fartface fashion fastball fastcar faster fatass fatboy fatcat fatman
  fatty faust favorite federal federica fedora feedback feelgood fellowship felony fenerbahce fenway fermat
  ferret fester festival fetish feyenoord fiction fiddle fiesta fighting filter filthy finance finder
  fingers finish firewall first fishbone fishface fishhead fitness fitter fivestar flamenco flamingo
  flanders flanker flasher flathead flatland fletch fletcher flexible flight flipmode flipper floppy florian
  fluff flute flyboy flyfish flyhigh focus foolish footlong footloose forbidden force foreplay forgiven
  forklift forrest forsaken fortress forty49ers forward fountain foxhound foxtail foxylady fozzie fragile
  francois franks freaks freckles freddie fredrick freebird freefall freelance freeland freeporn freeport
  freestyle freeway freewill freeze freezer frisbee frisco frogger froggie frontier frosty fruit fruity
  fubar fucked fuckface fuckhead fuckher fuckmehard fuckthat fugazi fulham fuller furball furious fusion
  futurama fuzzball gabber gadget galatasaray galaxie galveston gambit gambler gamecock gameover gamers
  gandolf gangbang ganymede garage garbage gardener garlic garrett gasman gasoline gatekeeper gatsby
  gauntlet gazelle genesee geneva genocide gentle geometry georgie germania geronimo getlucky getout getsome
  getting ghetto gianni gibbon giggle giggles gillian gilligan giorgio giovanni girlie glacier glasgow glass
  glasses glider global gnasher goblin goddess godlike godsmack godspeed goethe gofish goforit goirish
  goldberg goldwing golfball golfgti golfnut golfpro goliath gonavy gonoles gonzo goodday gooddog goodfellas
  goodgolly goodguy goodie goodies goodman goodnews goodnight goodtime goodyear gopack gopher gophers goran
  gordo gorilla gorillaz gotcha gotmilk govegan govols graduate grandam grandprix granite granny grapes
  grass grateful grave gravedigger gravity graymail grease greatest greatness greatone greenbay greeneyes
  greenish greentea greenway gregor gremlin grendel grenoble gretchen gretel gretzky greyhound griffey
  grizzlie groove groovy groucho grounded group groups grover grumpy gsxr guardians guess guinea guiness
  gullible gunit gunnar gunship gunsmoke gunther guru gustav gypsy habibi habs hacienda haggard haggis
  hailey hairball hairy halfmoon hallowell halo hamburg hamburger hamish hamlet hammerhead hammers hampton
  handbag handball handyman hangman hannibal hansel happening happycat happydog happyone harbor hardball
  hardcock harddick harddrive hardon hardrock hardware harlem harpoon harriet harvard harvest hastings
  hatelove hatred hatter hattrick hawaiian hawkeyes hawthorn hazard hazel hazmat headache header headhunter
  headshot health heartland heat hedgehog heidi heinlein heinrich hellraiser hellsing hellyeah helmet helper
  hendrik hennessy hermes heroine hershey heythere hibs hiking hillary hillside hippie hitachi hoboken
  hogtied holden hole hollister hollow homeboy homebrew homegrown homeless homemade homepage homers homerun
  homesick homework hondacbr hondacrx hondas honeydew honolulu hooker hookup hooligan hoops hoosier hoosiers
  hooter hopeful hopeless hornet hornets horror hosanna hospital hotchick hotlegs hotlips hotmama hotone
  hotpussy hotrats hotsauce hotsex hotshot hotties houdini hounddog hover howdy hubert huddersfield hugetits
  humanity humble humphrey hundred hungry huntsman hurley husker huskies husky hustle hydrogen hyperion
  iceberg icebox icehockey idontknow iforget iforgot ignatius ihateu ihateyou ihavenoidea illini illinois
  illusion ilovedad ilovemom ilovemyself imagine imation imhappy immortal impact impala imperial implants
  impossible imtheman incognito increase incubus independent indianer indians indochine infinite infiniti
  inkognito innocent inspector inspiron install instinct integra integral intel interact interest intern
  internal internazionale intrepid intruder investor invisible ironhead ironside isaiah isengard isotope
  itsme itsmine iwantyou iwill jackal jackdaniels jackoff jackpot jacksonville jackstraw jaeger jake jakey
  jakob jamaica jamaican jameson jamming janine jarhead jarrett jasmin javelin jaybird jayden jeanne jeepers
  jeepster jeffery jeremiah jericho jerkoff jermaine jesusis jesuslovesme jetlag jets jetski jewels jiggaman
  jigsaw jimbo jimmy jimmyjam jimmypage joanie jocelyn jockey joelle joemama jonathon jonny josefine journal
  journey jubilee judith juggalo juggernaut juggle juicy juliette jumper junebug junkie junkmail justus
  juvenile kahlua kahuna kaiser kakashi kamasutra kamikaze kangaroo kansascity karaoke kashmir katana
  katelyn kathrin katmandu kayak kayleigh keepout kellie kenobi kenshin kernel kerouac kerrigan kestrel
  ketchup kevinb keyser keystone kickass kickbox kicking kidrock kieran killa killian killmenow kimber
  kimchi kimmie kinder kingpin kirsten kissass kissing kissmyass kitchen kittie klaatu kleenex klingon
  knickers knockers knockout knuckles kojak kokakola komodo kool koolaid koolkat krakatoa krakow kristian
  kristy krusty krypto krypton kryptonite krystal kubrick kungfu kurama kurosawa kurt labrador labtec ladies
  ladybird laetitia lagoon lagwagon lakeside lakeview lamborghin lamont lampard lancaster lancia landmark
  landrover lantern laredo larkin larson lasalle laserjet lastcall latinas latino latinus laurence lavalamp
  lawman lawnmower lazarus lazio lazyboy leader leaders leafs league leanne leavemealone lebowski leeds
  leedsutd leftfield leftover lefty legal legion lemans lemming lemmings lemons lennox lenovo leopards
  lesbians lesbos lespaul lexingky lexington lexmark lexus liberal lickers licking lickit lifeboat lifeguard
  lifehack lifeisgood lifeless lifestyle lifetime lighter lighthouse lighting lightman lilbit lilith
  lilwayne limerick limpbizkit lindros lineage lineman lionhear lipstick liquid lissabon listen lithium
  littlebit littleone livestrong livewire lizzard lizzie lobsters lockdown locked lockout locksmith logical
  logistic logos loneloner lonely lonewolf longbow longdong longer longhair longshot longtime lookatme
  looker looney loose lordship lorelei lost lottie lotus louie louis louisville lovebug lovehate lovehurts
  lovelife loveline loveshack lovesick lovesyou lowrider loyola lucille luckydog ludwig lufthansa lukasz
  luke lumberjack lunchbox lupus lurker lustful luther luxury macbeth macgyver machina machines mackdaddy
  macross madagascar madcat madden madeleine madeline madhouse madness maestro mafia magazine magdalena
  magelan magellan magenta maggot magnet magnetic magnus magpie magpies mahalo mahler mailman mainframe
  maintain maiyeuem makaveli makeitso makelove makemoney maldives mallard mallorca mamacita mammoth managers
  manatee mandarine mandingo manfred manifest mankind manolo manson mantis mantle mantra manual marathon
  marcel marcelle marcello margarita margaux margie margot marguerite mariachi marianne mariner mariners
  marino mariobros marissa marker markus marlene marlins marlowe marriage married marshmallow martian
  martina marty maryann maryanne marypoppins maserati masina maskedman massacre massage massive mastermind
  masterp masturbate matador matchbox material matilda matteo matthias mattingly maureen mavericks maximo
  maximum mayday mayfair mayhem maynard mazdarx maze mcdonalds mcgrady mckenzie mckinley mclaren meadow
  meatball meathead meatloaf meatwad mechanic medical medicine medion medusa megabyte megaman megane meister
  melbourne mellon mellow melons melrose melville memorex memorial menace mendoza mental mentor mercer
  merchant mercutio mercy meredith merlot merrill messenger messina meteor method metric mets mexicali
  michal michelin micro microlab micron microphone midland midway mikael mikhail mildred military milkman
  milkshake milkyway millenium millennium millwall milo mimosa minded mindy minerva minimoni minimum
  ministry minolta minority minotaur minute miracles mischief misery misfit misfits missy mister mistral
  mistress mitch mnemonic mobile mobility model models modem molecule mollydog molson moment momma monalisa
  monarch moneys mongoose monitor monopoly monroe monsoon monstercat montecarlo monterey montgomery montoya
  montrose monty moocow moonbase mooney moonpie moonraker mordor more moreland morning morocco moron mortal
  mortimer moses moskva mosquito mossad motherfucker motion motley motocross motor motorbike motorcycle
  motorhead motown mousepad mousetrap movie movies mrbean mrbrown mudvayne muenchen muffdive muhamed
  mulberry mullet multimedia muriel muscle muscles mushroom mushrooms musicbox muskrat mutant mutt mybaby
  mycroft mydog myfriend mygirl mykids mymother mypass myself mythology myxworld nadine napalm napoleon
  narnia nasty national native natural nature naughty nautica nautilus nazgul ncc ncc1701d ncc1701e
  necromancer needles negative nelly nermal nevada never nevermind newbie newdelhi newhouse newman nexus
  nicaragua niceass niceguy nicetits nick nickel nicklaus nickname nicky nightcrawler nightfall nightowl
  nightwing nimitz niners nipple nitro noble nocturne noelle nofear noisette nokian nomad nomore noodle
  noodles normal normandy northstar norton nostradamus nostromo notorious nottingham notused novell novice
  novifarm nuggets nutmeg nutrition nutter nylons oakland oakley oakleys oasis oatmeal obelix oberon
  obsession obsidian oceanic octavia odessa odysseus offroad offshore offspring oicu oilers okinawa oldman
  oldschool oldsmobile oleander olivier ollie olympia olympic omicron onetime oneway onimusha onlyyou
  ontario onward openit openme opera operator opiate optical option options opus oracle orca orchard oregano
  organic organist oriental original orioles orion orpheus orwell osbourne oscars osiris otter outback
  outkast outlander outlawz outsider overkill overload overlord overture owner oxygen oyster ozzy paddle
  paddy padres paintball painting paladin palermo palladium pamplona pancakes pancho panic paperclip
  paperino papillon parachut parachute paradigm paradiso parallax paramedic paranoia parasite pardon
  parisien parking parkside parsons partner party passage passenger pathetic pathfind patrol patton paulie
  pavel pavement pavlov payback payday payton pearson pebble pencil pendragon penelope pennstate penny
  pennywise pentagon penthous penthouse percival percussion perdita peregrine perfecto performance pericles
  perkele persephone persian persona personal perstop perverted petersen petrol petrov petunia pfloyd
  phaedrus phat pheasant phialpha philips phillies phish phobia photoshop phreak phyllis physical pianist
  piccolo pickup pickwick picnic pigeons pigpen pilgrim pilots pinetree pinewood pingpong pinnacle pinocchio
  pinto pioneers pipeline pippen pippin piranha pissing pissoff pitbull pitch pitcher pittsburg pixies
  pizzahut pizzas placebo plague planes planets planning platform platypus playball playboys playing
  playoffs playtime pleasure plumber plymouth poetry pogo poison polaroid polish polo pompey poncho ponies
  pooch poohead poolman pooper poopy poppy popsicle porkchop pornographie portable portia portishead porto
  positive possum post potato poussin powder powerade powermac powerpuff prairie praxis preacher predators
  pretender pretoria preview prickly pride priest primetime princeto princeton principe process producer
  product professional professor program programmer progressive promethe prometheus promise promises propane
  prophecy protect protector protein proton prototype proverbs providence prowler prozac prudence psalm
  psalms psychic psychology public puddin pufunga pugsley pulsar pumper pumpkins punisher punker punkin
  puppet purdey purdue purgatory pussies putter puzzle pyramids pyro quagmire quant4307s quartz quasar
  quebec queenie quick quicksil quiet quincy quixote r2d2c3po raccoon race raceway rachael rachelle radar
  radiator radio raffaele ragnarok railway raindrop rainier raistlin rallye ralph rambler ramones rampage
  ramrod rams ramstein ranch randolph random raphael rapids rapture rapunzel rasputin rasta ratboy ratchet
  ratman rattle rattler razor reagan realest reckless record recovery redalert redback redbone redcar redcat
  redeye redeyes redhat redheads redhot redlight redline reds reefer reflex register registry reinhard
  reject relax relentless reliable reliant reload rendezvous reptile request rescue reserve resident
  residentevil resist restless result retard retire retired retro revelation reverse revolver rhapsody
  rhiannon rhinos richmond rickey ricky riddle rideordie rider ridgeback rightnow rincewind ringo ripken
  riptide riverside roadkill roadking roadrage roadrunner roadster roadtrip robinhood robinson robotech
  robotics robson rocco rochelle rochester rockandroll rocketeer rockhard rockies rockin rockport rodeo
  rogue roller rollin rolling rollins rolls roman romania rommel ronnie roofer rookie roosevelt rosalie
  rosalind rosco roswell rotten rotterdam rottweiler roughneck route rowena roxanne rubber rudeboy rudolf
  rudolph rudy ruffles rugger rumble runaway russel ruthless sabbath saber sabotage sabres sacred safari
  safety safeway sahara saigon sailfish salasana salinger sallie salomon salvation samadams samara samiam
  sammie sampler samtron samuraix sanandreas sanctuary sand sandals sandberg sandie sandiego sandoval
  sandrine sanford sanfran sanjose santa santafe santana santos sarajevo sardine saskia sasquatch satchmo
  satellite satori sausages savana saviour sawyer scandal scanner scarab scarecrow scatman schalke schedule
  schnapps schnitzel schroeder schumacher scirocco scissors scooters scotch scottie scout scouter scrabble
  scramble scrapper scream screamer screen screwyou scrooge scrotum scuba scumbag seabass seabee seadoo
  sealteam seaman search searcher seaside seaways second seduction seeker selector self seminole seminoles
  senha sensei sensor sentinel sentra sephiroth sequoia serena serendipity serge serpent servant seven
  sevens seventeen sexgod sexybabe sexyback sexyme shakes shakespeare shakur shalimar shampoo shamrock
  shania shanna shaolin sharky sharpe sharpie shaved sheba sheena sheldon shelly shepherd sheridan sherlock
  sherman sherwood shield shimmer shine shiner shinichi shipping shitface shitty shocker shogun shooting
  shopper shortstop shovel showboat showcase showme shrimp shutup siberia sidekick sidewalk sidney siegfried
  siemens sigmachi signal signature silencer silent silicon silverado silvers silversurfer silvia simonsays
  simplicity sinatra sinister sinner siobhan sissy sixpack sixteen sixtynine skateboar skating skeeter
  skidoo skinhead skinner skinny skittles skolko skunk skydive skydiver skylar skylark slamdunk slammer
  slapnuts slapper slappy slash slaughter slave slayers sleep sleeper sleeping sleepy slider slim slimed
  slimer slippery slonik sloppy slowhand slugger slugs sluts slutty smackdown small smallville smart
  smartass smarty smashing smileyface smirnoff smithers smokie smoking smoothie smudge smugmug snakebite
  sneakers sneaky sniffing snooker snooper snowdrop snowfall snuffy softail softtail software solaris
  soldiers solitaire solitude solo solstice somebody somerset sonata sonny sonrisa sooner soprano sopranos
  soulmate soundman source southbay southend southpaw soviet spacecowboy spacecraft spaceman spades spalding
  spam spanker spanner spark sparkles sparks sparrow spawn specialk species specter spectre spectrum speech
  speedo spherical spicy spikes spinner spinning spokane spoons sport sportster springer springfield sprint
  sprinter sprocket spud spunk spyder squall square squash squerting squirts staind stanford stardust
  starling starlite starr start starter state states static stavros stealth steaua stefano stephane stereo
  stevie stickman stiffler stiletto stimpy stinker stock stocker stockholm stocking stockings stocks
  stockton stokes stones stonewall stooges stopit stopper storage stories story strat stratus strider string
  strip stripes stripped stripper stroke stronger stubborn stubby studly stumpy stunner stunt stupidity
  stupids stylus suarez subject submarine subway subwoofer sucks sukebe sultan summers sunbeam sundown
  sunkist suns sunsets suntan superbad superdog superfly superior supermom supernov supernova superstring
  supra supreme surf surfboard surgeon surrender survival sushi svenska swanson sweetiepie sweetthang swift
  swinger swingers swiss switzer swollen sword swords sycamore symbol symmetry syndrome synergy syracus
  syracuse sysadmin syzygy tadpole taekwondo tailgate taipan takayuki talisman talon tantra tarantino
  tarantula targets tarkus tarragon tarzan tasmania tatooine tattoos taxicab tbone tdfnutsh teambo teaser
  technical technics technique technology teenage teenager teflon tekken telecom telefon telefono teleport
  television teller temporal temptation tempus tender terrapin terrible terrific terror terry testicle
  tetris texaco texans theatre thebear thebeast thebeatles thechamp thecrow thedog thedoors thedude thefall
  thegreat thehulk themaster thematrix theodore thereal thesaint thesims thespian thestone thewho theworld
  thicklegs thinking this thisisit thompson thorn thornton thrasher threesome thriller throttle thumbs
  thunderc thx ticket tigercat tightass tightend timberland timbo timebomb timeless timelord times timex
  timmy timosha tincan tinman tiny tipper titanium titleist titts tivoli toasted toaster tobias tobydog
  toejam toilet tolkien tomahawk tomas tomato tomatoes tombraider tombstone tommyb tongue tonight tony
  toolbox toolman tools toomuch toonarmy toor topcat topdog topher topless topnotch torino torpedo torture
  tosser totally toto totoro touchdown touching tough tourist tower towers tracer track tracker tractor
  trader trading trails traktor trample transam transfer transform trapper travel traveler traveller treacle
  treefrog treehouse trees treetop treetops trespass triathlon tribal tribble trible tricia tricky tricolor
  trilogy trinitron triple triplets triplex tripper triumph triumphs trivial tron troopers trophy tropicana
  troy trueblue trujillo trunks truthful tuborg tucson tudor tugboat tulips tunafish tundra tunnel turbos
  tuscany tuscl tuscola twenty twinkie twinkles twisted twisty tycoon typhoon ulrich ulysses umpire undead
  underdog understand undertake undertow underwear unforgiven unhappy union universal unlimited unlock
  untitled updown upland uptown urban ursula usmarine usnavy utah vagabond valence valencia valentino
  valhalla valkyrie valley valleywa vanguard varsity vasilisa vauxhall vector vectra vegetta velcro velocity
  vendetta vengeance venom ventura venture verbatim verde verdi verify verity vermont vermonts verona
  versace versailles vertical vespa veteran vette viagra vibrate vicious vidaloca video viewsoni viewsonic
  villa villain vincenzo vinnie violator violence violetta visitor visual vitamin vivaldi vivien vlad
  voltage voltron volunteer vortex voyeur vulcan vulture wachovia waiter walden waldo walleye wallpaper
  wallstreet walmart walnut walrus waltdisney wanderer wanted wareagle warez warfare warhammer warhawk
  warlord warning warszawa wartburg washburn washer watch watcher watches watercolor waters watford wealth
  webcam webmaste webmaster weezer weiner wellington westbrom westcoast westlife westminster weston westwind
  wetpussy whatnot wheeler wheels whiplash whiskers whisper whitecat whitedog whiteout whitetail whitey
  wichita widget wiggle wiggles wiggly wilbur wildbill wildcard wilder wildlife wildone wildthing wimbledon
  windmill window windowsxp windsor windsurfer winger wingman wingnut wings winning winter2022! wireless
  wishbone wishes wishing witchcraft wolfen wolfer wolfhound wolfie womble wonderwoman woodie woodlands
  woodpecker woodruff woodside woofer woofie wookie wordlife wordup work working workout workshop world
  worlds worldwide worthless wow wrench writer wyoming xanadu xander xanth xerxes xfactor xiamen ximena
  xpress xterra xtreme yamahar yeahbaby yeahright yearbook yellowdog yessir yggdrasil yomama yosemite yoshi
  youknow youngone yourface yourmom yourname yousuck yukon yummy yvette zacefron zander zanzibar zapata
  zealot zebras zephyr zerocool zidane zildjian zimbabwe zinger zoltan zombies zoomer zoosk zxasqw zztop
`;
