BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT, 
	chance TEXT, 
	ref VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('old-table',1,0,'{"kind":"activate","card":"start-blue-1"}',NULL,'ref 0',1790000000);
INSERT INTO "entries" VALUES('old-table',2,0,'{"kind":"place","anchor":"r3c3"}',NULL,'ref 1',1790000000);
INSERT INTO "entries" VALUES('old-table',3,0,'{"kind":"end_actions"}',NULL,'ref 2',1790000000);
INSERT INTO "entries" VALUES('old-table',4,1,'{"kind":"activate","card":"start-red-2"}',NULL,'ref 3',1790000000);
INSERT INTO "entries" VALUES('old-table',5,1,'{"kind":"place","anchor":"r2c5"}',NULL,'ref 4',1790000000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(32), 
	"key" BLOB, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('old-table',0,'here','Ada',NULL,X'D6DAB4C23CBD0931AEB20A2A73A7B8BB5004320C313EADE0668B38C27971C483');
INSERT INTO "seats" VALUES('old-table',1,'link','Ben',NULL,X'BD2EB8B60CE2FBEA8CD1074C4517FB68F0787F82BFC163EF70A52F3739BBD0A4');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	pack TEXT NOT NULL, 
	seed BIGINT NOT NULL, 
	seeded BOOLEAN NOT NULL, 
	deal TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	host BLOB NOT NULL, 
	decision INTEGER NOT NULL, 
	asked INTEGER, 
	result TEXT, 
	played BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('old-table','roam',1,'{"players":2,"artifacts":false,"outpost":false,"towers":false,"first":"1","borders":["S","N"],"colours":["blue","red"]}','{}',1,1,'[24,31,39,17,17,28,32,18,9,26,13,19,14,15,12,4,17,21,17,21,1,1,10,2,5,0,8,11,0,13,7,7,4,4,2,4,3,4,4,2,2,1]',1790000000,X'342A12D55EC3B945E7A7CFC0A3F63CC6CD0A1976D80920C538A0E591C16CE07B',5,1,NULL,1790000004);
CREATE UNIQUE INDEX tables_by_host ON tables (host);
CREATE UNIQUE INDEX seats_by_key ON seats ("key");
COMMIT;
