/** What players agree to where the league has written nothing of its own; placeholders stand for its settings. */
export const consentText = {
  bg: `Съгласен съм {league} да събира и обработва името, датата на раждане, снимката, номера и позицията ми, за да ме картотекира и да провежда състезанията, в които играя.

Всички виждат на сайта на лигата името, снимката, номера, позицията и възрастта ми, мачовете, в които съм играл, головете и картоните ми.

Датата на раждане виждат само ръководителите на отбора ми и лигата. Името и подписа на родителя пази лигата; телефона или имейла му вижда само тя. Нищо от това не се публикува и не се дава на други.

Данните се пазят, докато играя в състезания на лигата. Мога да се откажа по всяко време, като пиша на лигата: снимката ми се сваля същия ден, а името ми остава в протоколите на изиграните мачове.

За играч под {adultAge} години съгласието дава родител или настойник. С подписа си той разрешава и участието му в състезанията на лигата.`,
  en: `I agree that {league} collects and processes my name, birth date, photo, number and position, to register me and to run the competitions in which I play.

Everybody sees my name, photo, number, position and age on the league's site, and the matches that I played, my goals and my cards.

My birth date is seen by the managers of my team and the league alone. The league keeps the name and signature of a parent, and it alone sees the phone number or e-mail address. None of this is published or given to others.

The data is kept while I play in competitions of the league. I may withdraw at any time by writing to the league: my photo is taken down the same day, and my name stays in the reports of matches that were played.

For a player under {adultAge} a parent or guardian agrees, and with the signature also permits him or her to take part in the competitions of the league.`,
};
