/** The socket to a table: joins, joins again when the line breaks, and says when something is missing. */
import type { ClientMessage, ServerMessage } from '../generated/protocol'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export interface Ear {
  /** The first message on every new line. */
  join(): ClientMessage
  hear(message: ServerMessage): void
  line(state: Line, code?: number): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** Closed for good: trying again would change nothing. */
const FOR_GOOD: readonly number[] = [4403, 4404, 4409]

export class Connection {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly address: string,
    private readonly ear: Ear,
  ) {
    this.dial()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** False when there is no line now; what matters is said again after the next join. */
  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Joins anew on the same line: after a gap, or with more keys. */
  again(): void {
    this.say(this.ear.join())
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private dial(): void {
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.ear.line('open')
      this.again()
    }
    socket.onmessage = (event: MessageEvent<string>) => this.ear.hear(JSON.parse(event.data) as ServerMessage)
    socket.onclose = ({ code }) => {
      if (this.ended || this.socket !== socket) return
      if (FOR_GOOD.includes(code)) {
        this.ear.line('closed', code)
        return
      }
      this.ear.line('lost')
      // A little chance keeps many pages from knocking at the same moment after a restart.
      this.timer = setTimeout(() => this.dial(), this.wait * (0.7 + 0.6 * Math.random()))
      this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT)
    }
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.wait = FIRST_WAIT
    this.dial()
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`
}
