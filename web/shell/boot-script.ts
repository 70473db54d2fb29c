/**
 * Runs before the first paint, so that a visitor who chose the day never sees a flash of night.
 * Its text must not change from page to page: the security policy admits it by its hash.
 */
export const bootScript =
  "try{var t=localStorage.getItem('delta-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
