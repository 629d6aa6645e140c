/** The games that can be learned here, at `/learn/<game>`. */
export { hasCourse } from '../learn/lessons'
