/** E-mails, beside what messages say. */
export const mailBg = {
  from: '{league}. Това писмо е пратено от програма; отговор не се чете.',
  fromWithChoices:
    '{league}. Това писмо е пратено от програма; отговор не се чете.\nКакво да получаваш по имейл, избираш тук: {choicesUrl}',
  codeSubject: 'Код за имейла ти: {code}',
  codeText:
    'Кодът е {code}. Въведи го до един ден там, където избираш какво да получаваш. Ако не си искал съобщения по имейл, не прави нищо.',
} as const;
