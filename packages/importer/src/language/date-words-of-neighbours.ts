/** Words around dates in the languages of central and eastern Europe that documents are not written in here, separated by bars. */
const words = (bars: string): readonly string[] => bars.split('|');

export const PRESENT_OF_NEIGHBOURS = words(
  'současnosti|nyní|teď|trvá|doposud|prítomnosť|súčasnosti|do současnosti|do súčasnosti|do teraz|chwili obecnej|chwila obecna|obecnej chwili|dzisiaj|do dzisiaj|do chwili obecnej|trwa|w trakcie' +
    '|trenutno|trenutačno|sadašnjost|sadašnjosti|do danas|do sada|još uvijek|još uvek|u tijeku|u toku|у току|тренутно|садашњост|до данас|до сада|sedaj|sedanjost|do danes|še vedno|još traje|traje|v teku' +
    '|настоящем|настояще|настоящия момент|настоящ момент|момента|до сега|до момента|днес|понастоящем|текущ|н.вр.|наст.вр.|наст. вр.|нынешнее время|текущее время|сегодня|текущий момент|по сей день|этот момент|теперішнього часу|зараз|сьогодні|даний час|наш час|цей час|донині|нині|т. ч.|т.ч.' +
    '|máig|mai napig|a mai napig|napjainkig|folyamatban|jelenleg is|jelenlegi|prezentă|azi|astăzi|acum|momentul actual|τώρα|σημερα|παρον|τωρα|έως σήμερα|έως τώρα|μέχρι σήμερα|μέχρι τώρα|σε εξέλιξη' +
    '|dabarties|iki dabar|iki šiol|šiandien|dabartinis|šobrid|līdz šim|pašlaik|patlaban|pašreiz|šodien|tänaseni|tänapäev|käesolev|kestab|tänini|täna',
);

export const SEASONS_OF_NEIGHBOURS = words(
  'jaro|jar|jeseň|podzim|léto|leto|весна|лето|осень|зима|літо|осінь|пролет|лято|есен|пролеће|јесен|proljeće|proleće|ljeto|jesen|pomlad|poletje|tavasz|nyár|ősz|tél|primăvara|primăvară|vara|vară|toamna|toamnă|iarna|iarnă' +
    '|άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|pavasaris|vasara|ruduo|žiema|rudens|ziema|kevad|suvi|sügis|talv|zimní semestr|letní semestr',
);

export const SINCE_OF_NEIGHBOURS = words('din|nuo|kopš|no|alates|від|з|од|от');
export const UNTIL_OF_NEIGHBOURS = words('iki|līdz|kuni|până în|până|έως|μέχρι|ως|по');
export const TO_OF_NEIGHBOURS = words('iki|līdz|kuni|până|până la|până în|μέχρι|έως και|ως');

export const EXPECTED_OF_NEIGHBOURS = words(
  'předpokládané ukončení|očekávané ukončení|předpoklad|očakávané ukončenie|predpokladané ukončenie|planowane ukończenie|przewidywane ukończenie|planowany termin ukończenia|planowane|przewidywane|ukończenie|očekivano|očekivani završetak|planirano|очекивано|predvidoma diploma|predviden zaključek|predvideno|предстои|очаквано|очаквано завършване' +
    '|ожидается|ожидаемый|планируемый|очікується|очікуване|várható|várható befejezés|estimat|previzionat|αναμένεται|αναμενόμενη|numatoma|planuojama|paredzams|plānots|eeldatav|planeeritud',
);
