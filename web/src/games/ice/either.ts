/** Two editions in one type: what both have is there, what only one has may be missing, at every depth. */
export type Either<A, B> = Both<NonNullable<A>, NonNullable<B>> | Extract<A | B, null>

type Both<A, B> = [A, B, keyof A, keyof B] extends [B, A, keyof B, keyof A]
  ? A
  : [A, B] extends [readonly (infer X)[], readonly (infer Y)[]]
    ? readonly Either<X, Y>[]
    : [A, B] extends [object, object]
      ? { readonly [K in Sure<A, B>]: Either<A[K], B[K]> } & {
          readonly [K in Exclude<keyof A & keyof B, Sure<A, B>>]?: Either<A[K], B[K]>
        } & { readonly [K in Exclude<keyof A, keyof B>]?: A[K] } & { readonly [K in Exclude<keyof B, keyof A>]?: B[K] }
      : A | B

/** What is always there, whichever edition is played. */
type Sure<A, B> = Exclude<keyof A & keyof B, Optional<A> | Optional<B>>
type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]
