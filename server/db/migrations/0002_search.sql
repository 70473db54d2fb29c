CREATE TABLE "search_index" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"keys" text NOT NULL,
	"slips" text[] NOT NULL,
	CONSTRAINT "search_index_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "search_kind_known" CHECK ("search_index"."kind" in ('competition', 'team', 'player', 'referee'))
);
--> statement-breakpoint
CREATE INDEX "search_by_letters" ON "search_index" USING gin ("keys" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_by_slips" ON "search_index" USING gin ("slips") WITH (fastupdate=false);