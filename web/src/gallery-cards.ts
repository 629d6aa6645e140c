// Cards shown in the gallery, so that the drawings can be judged with real names and patterns.
export interface GalleryCard {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly pattern: readonly string[]
  readonly coins: readonly string[]
}

export const LOCATIONS: readonly GalleryCard[] = [
  { id: 'loc-01', name: 'Ferry Hand', points: 5, pattern: ['XX'], coins: ['00', '10', '00'] },
  { id: 'loc-02', name: 'Well Digger', points: 5, pattern: ['X', 'X'], coins: ['00', '10', '00'] },
  { id: 'loc-03', name: 'Goat Herder', points: 4, pattern: ['XX', 'oo'], coins: ['00', '10', '00'] },
  { id: 'loc-04', name: 'Candle Maker', points: 4, pattern: ['oX', 'oX'], coins: ['00', '00', '00'] },
  { id: 'loc-05', name: 'Bridge Warden', points: 6, pattern: ['XoX'], coins: ['00', '00', '10'] },
  { id: 'loc-06', name: 'Steeple Climber', points: 6, pattern: ['X', 'o', 'X'], coins: ['00', '00', '01'] },
  { id: 'loc-07', name: 'Reed Cutter', points: 6, pattern: ['.X', 'X.'], coins: ['11', '00', '01'] },
  { id: 'loc-08', name: 'Canal Pilot', points: 5, pattern: ['Xo', '.o', '.X'], coins: ['00', '00', '10'] },
  { id: 'loc-09', name: 'Kite Flyer', points: 5, pattern: ['..X', 'Xoo'], coins: ['00', '00', '20'] },
  { id: 'loc-10', name: 'Clock Tinker', points: 5, pattern: ['X.o', '.o.', 'o.X'], coins: ['00', '01', '10'] },
  { id: 'loc-11', name: 'Road Mender', points: 4, pattern: ['XXX'], coins: ['01', '11', '00'] },
  { id: 'loc-12', name: 'Chimney Sweep', points: 4, pattern: ['X', 'X', 'X'], coins: ['00', '00', '00'] },
  { id: 'loc-13', name: 'Bell Ringer', points: 4, pattern: ['XX', 'X.'], coins: ['00', '00', '00'] },
  { id: 'loc-14', name: 'Honey Keeper', points: 4, pattern: ['XX', 'oX'], coins: ['00', '01', '01'] },
  { id: 'loc-15', name: 'Stone Mason', points: 4, pattern: ['oX', 'XX'], coins: ['00', '10', '00'] },
  { id: 'loc-16', name: 'Swallow Watcher', points: 5, pattern: ['X.X', '.X.'], coins: ['02', '00', '00'] },
  { id: 'loc-17', name: 'Arrow Fletcher', points: 5, pattern: ['X.', '.X', 'X.'], coins: ['01', '10', '00'] },
  { id: 'loc-18', name: 'Star Charter', points: 5, pattern: ['..X', '.X.', 'X..'], coins: ['10', '20', '00'] },
  { id: 'loc-19', name: 'Cart Wright', points: 3, pattern: ['XXX', 'o.o'], coins: ['11', '00', '01'] },
  { id: 'loc-20', name: 'Ladder Seller', points: 3, pattern: ['oX', '.X', 'oX'], coins: ['01', '00', '00'] },
  { id: 'loc-21', name: 'Fence Hopper', points: 5, pattern: ['XX.', '..X'], coins: ['00', '00', '00'] },
  { id: 'loc-22', name: 'Cliff Guide', points: 5, pattern: ['.X', '.X', 'X.'], coins: ['00', '10', '01'] },
  { id: 'loc-23', name: 'Storm Reader', points: 4, pattern: ['X.o', '.X.', 'o.X'], coins: ['02', '00', '00'] },
  { id: 'loc-24', name: 'Crown Smith', points: 4, pattern: ['oXo', 'XoX'], coins: ['10', '00', '00'] },
  { id: 'loc-25', name: 'Flag Weaver', points: 4, pattern: ['Xo', 'oX', 'Xo'], coins: ['10', '11', '00'] },
  { id: 'loc-26', name: 'Barn Builder', points: 3, pattern: ['XX', 'XX'], coins: ['01', '10', '00'] },
  { id: 'loc-27', name: 'Plough Driver', points: 3, pattern: ['XXX', '.X.'], coins: ['10', '00', '00'] },
  { id: 'loc-28', name: 'Mill Hand', points: 3, pattern: ['.X', 'XX', '.X'], coins: ['00', '00', '01'] },
  { id: 'loc-29', name: 'River Runner', points: 3, pattern: ['.XX', 'XX.'], coins: ['00', '00', '01'] },
  { id: 'loc-30', name: 'Stair Carver', points: 3, pattern: ['X.', 'XX', '.X'], coins: ['20', '01', '00'] },
  { id: 'loc-31', name: 'Gate Porter', points: 2, pattern: ['XXX', 'Xoo'], coins: ['00', '00', '10'] },
  { id: 'loc-32', name: 'Pump Keeper', points: 2, pattern: ['XX', 'oX', 'oX'], coins: ['00', '01', '00'] },
  { id: 'loc-33', name: 'Corner Scribe', points: 4, pattern: ['X.X', '.o.', 'X.X'], coins: ['00', '00', '12'] },
  { id: 'loc-34', name: 'Ring Dancer', points: 4, pattern: ['.X.', 'XoX', '.X.'], coins: ['11', '00', '00'] },
  { id: 'loc-35', name: 'Bend Walker', points: 4, pattern: ['XX.', '..X', '..X'], coins: ['00', '01', '20'] },
  { id: 'loc-36', name: 'Twin Drummers', points: 3, pattern: ['XX', 'oo', 'XX'], coins: ['00', '00', '11'] },
  { id: 'loc-37', name: 'Pillar Painter', points: 3, pattern: ['XoX', 'XoX'], coins: ['00', '01', '00'] },
  { id: 'loc-38', name: 'Harbour Master', points: 2, pattern: ['XXX', 'X.X'], coins: ['00', '00', '20'] },
  { id: 'loc-39', name: 'Tunnel Boss', points: 2, pattern: ['XX', '.X', 'XX'], coins: ['01', '01', '00'] },
  { id: 'loc-40', name: 'Cross Roader', points: 2, pattern: ['.X.', 'XXX', '.X.'], coins: ['10', '01', '00'] },
  { id: 'loc-41', name: 'Saltire Captain', points: 3, pattern: ['X.X', '.X.', 'X.X'], coins: ['00', '00', '01'] },
  { id: 'loc-42', name: 'Terrace Farmer', points: 2, pattern: ['X..', 'XX.', '.XX'], coins: ['10', '00', '00'] },
  { id: 'loc-43', name: 'Rampart Engineer', points: 1, pattern: ['Xo.', 'X.o', 'XXX'], coins: ['10', '01', '00'] },
]

export const STARTING: readonly GalleryCard[] = [
  { id: 'start-blue-1', name: 'Pathfinder', points: 0, pattern: ['X.', 'XX'], coins: [] },
  { id: 'start-blue-2', name: 'Strider', points: 0, pattern: ['X..', '.X.', '..X'], coins: [] },
  { id: 'start-blue-3', name: 'Gleaner', points: 0, pattern: ['Xo', 'oX'], coins: [] },
  { id: 'start-red-1', name: 'Pathfinder', points: 0, pattern: ['X.', 'XX'], coins: [] },
  { id: 'start-red-2', name: 'Strider', points: 0, pattern: ['X..', '.X.', '..X'], coins: [] },
  { id: 'start-red-3', name: 'Gleaner', points: 0, pattern: ['Xo', 'oX'], coins: [] },
  { id: 'start-green-1', name: 'Pathfinder', points: 0, pattern: ['X.', 'XX'], coins: [] },
  { id: 'start-green-2', name: 'Strider', points: 0, pattern: ['X..', '.X.', '..X'], coins: [] },
  { id: 'start-green-3', name: 'Gleaner', points: 0, pattern: ['Xo', 'oX'], coins: [] },
  { id: 'start-yellow-1', name: 'Pathfinder', points: 0, pattern: ['X.', 'XX'], coins: [] },
  { id: 'start-yellow-2', name: 'Strider', points: 0, pattern: ['X..', '.X.', '..X'], coins: [] },
  { id: 'start-yellow-3', name: 'Gleaner', points: 0, pattern: ['Xo', 'oX'], coins: [] },
]
