/** The three forms in which the artifacts of each type are found: vessel, stele, mask. Around the origin. */
export const FORMS: Readonly<Record<number, string>> = {
  1: 'M-19-30H19L14-24C27-16 29 4 22 17 17 27 9 31 9 31H-9S-17 27-22 17C-29 4-27-16-14-24z',
  2: 'M-14-34L0-41 14-34 19 27 24 33H-24L-19 27z',
  3: 'M0-37C18-37 28-26 28-10 28 12 16 32 0 38-16 32-28 12-28-10-28-26-18-37 0-37z',
}

/** The pen over the body: handles and rings, steps, cheeks and brow. */
export const MARKS: Readonly<Record<number, string>> = {
  1: 'M-15-24H15M-23 14C-8 20 8 20 23 14M-20 20C-8 25 8 25 20 20M-24-14C-33-14-34 0-27 4M24-14C33-14 34 0 27 4',
  2: 'M-14-34L0-28 14-34M-19 27H19M-17 21H17M-12-30L-15 20M12-30L15 20',
  3: 'M-22-20C-12-27 12-27 22-20M-14 24C-6 30 6 30 14 24M-8 30C-3 33 3 33 8 30M-28-8L-22-4M28-8L22-4',
}
