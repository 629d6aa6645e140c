import { describe, expect, test } from 'vitest'
import { playerName, type Named } from './names'

const seat = (name: string, bot: string | null = null): Named['seats'][number] => ({
  kind: bot ? 'bot' : 'here',
  name,
  bot,
  stand_in: null,
})

describe('what a player is called', () => {
  test('by name where there is one', () => {
    expect(playerName({ game: 'roam', options: { colours: ['blue', 'red'] }, seats: [seat('Ada')] }, 0)).toBe('Ada')
  })

  test('by colour, guild or tribe where there is none, never by a number', () => {
    const unnamed = [seat('1'), seat('2')]
    expect(playerName({ game: 'roam', options: { borders: ['S', 'N'], colours: ['blue', 'red'] }, seats: unnamed }, 1)).toBe('Red')
    expect(playerName({ game: 'ice2', options: { guilds: ['striders', 'navigators'] }, seats: unnamed }, 0)).toBe('Striders')
    expect(playerName({ game: 'winter', options: { tribes: ['wolf', 'bear'] }, seats: unnamed }, 1)).toBe('Bear')
    expect(playerName({ game: 'ice2', options: { guilds: [] }, seats: unnamed }, 1)).toBe('Player 2')
  })

  test('bots by their level, counted where there are several alike', () => {
    const seats = [seat('Ada'), seat('guide', 'guide'), seat('guide', 'guide'), seat('legend', 'legend')]
    expect([1, 2, 3].map((number) => playerName({ game: 'roam', options: {}, seats }, number))).toEqual(['Guide 1', 'Guide 2', 'Legend'])
  })
})
