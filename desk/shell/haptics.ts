export const shortHaptic = (): void => void navigator.vibrate?.(30);
export const refuseHaptic = (): void => void navigator.vibrate?.([60, 60, 60]);
