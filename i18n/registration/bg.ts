/** Registering by a team's link. */
export const registrationBg = {
  'registration.title': 'Запиши се',
};
