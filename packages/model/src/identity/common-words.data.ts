/**
 * Words that most guessed passwords are made of, in lower case without accents: from published lists of leaked passwords
 * (English, Spanish, French), the keyboard and the product itself. Longer ones first, so that they are found whole.
 */
export const commonWords: readonly string[] = `
  qwertyuiop qwertyuio qwertzuiop azertyuiop asdfghjkl qsdfghjklm zxcvbnm yxcvbnm wxcvbn qwerty qwertz azerty asdfgh qazwsxedc
  qazwsx zaqwsx 1qaz2wsx q1w2e3r4 1q2w3e4r qweasd asdf qwer zxcv poiuytrewq mnbvcxz
  password passwort passw0rd passwd passphrase motdepasse contrasena contrasenia clave
  administrator administrador administrateur admin root sysadmin superuser operator manager support service system server
  database oracle postgres mysql linux windows microsoft google facebook amazon apple samsung internet computer laptop
  welcome bienvenue bienvenido willkommen benvenuto changeme letmein default initial temporary tempo secret secreto private
  access login signin guest user username account test testing tester demo example sample public master security safety
  homeport relocation relocate mobility assignment assignee expense expenses finance payroll company office work
  iloveyou loveme lovely love teamo amour cherie jetaime tequiero bonjour hola hello salut goodbye friend friends family
  princess princesa princesse prince king queen angel angels ange devil heaven
  sunshine flower flowers rainbow summer winter spring autumn verano invierno primavera otono printemps hiver automne soleil
  monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo
  lundi mardi mercredi jeudi vendredi samedi dimanche
  january february march april june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  football futbol soccer baseball basketball hockey tennis rugby golf liverpool arsenal chelsea manchester barcelona
  realmadrid juventus bayern marseille psg lakers yankees cowboys eagles steelers
  monkey dragon tiger lion shadow horse dolphin butterfly chicken panda kitty puppy doggy bailey buddy
  superman batman spiderman pokemon pikachu starwars naruto goku matrix ninja hunter killer warrior soldier samurai wizard
  michael jordan jennifer jessica ashley amanda daniel andrew joshua matthew robert thomas charlie george william
  james john david maria carlos alejandro sofia lucia camille nicolas alexandre julien marie jose juan pedro
  london paris madrid lyon berlin newyork america canada france espana mexico england germany singapore houston
  mercedes ferrari porsche mustang harley corvette toyota honda yamaha suzuki
  chocolate cookie banana orange cherry pepper coffee cheese pizza vanilla honey sugar candy
  freedom liberty liberte libertad blessed jesus christ church faith hope trustno trust whatever nothing something
  money dollar million lucky winner success power energy future forever always together
  music guitar metallica rockstar beatles eminem diamond silver golden purple yellow green black white blue red
  computer hacker gamer player games gaming minecraft fortnite roblox
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
